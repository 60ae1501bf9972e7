/** Debian's Chromium, without window features that aren't used here. */

import { type Browser, type BrowserContext, chromium } from "playwright-core";

/**
 * Each new window would preload the pages suggested by its address bar: a second of CPU time for every page a test
 * opens. Chromium uses only the last feature list, so it also includes those that Playwright turns off.
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

const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", `--disable-features=${OFF.join()}`],
};

export const launch = (): Promise<Browser> => chromium.launch(CHROMIUM);

/** Starts a browser that keeps what pages store in a folder, as a person's does. */
export const launchKept = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...CHROMIUM,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
  });
