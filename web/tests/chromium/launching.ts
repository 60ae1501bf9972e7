/** Debian's Chromium, without the parts of its window that nobody sees here. */

import { type Browser, chromium } from "playwright-core";

/**
 * Each new window would load the pages of its address bar's list beforehand: a second of a core for every page a test
 * opens. Only the last list of features counts for Chromium, so those that Playwright turns off stand here too.
 */
const OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", `--disable-features=${OFF.join()}`],
  });
