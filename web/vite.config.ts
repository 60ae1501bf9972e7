import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { messageBundles } from "./scripts/message-bundles.mjs";

// Where `bothy` listens while the client is being developed.
const SERVER = process.env.BOTHY_SERVER ?? "http://127.0.0.1:8417";

// Tests that drive a real browser against a real server.
const IN_CHROMIUM = {
  environment: "node",
  globalSetup: "tests/chromium/serve.ts",
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } }, // one second is little on a busy machine
} as const;

/** In this mode the client shows the gallery and recorded moments of games, which no release includes. */
const STORIES = "stories";
const stories: Plugin = {
  name: "bothy-stories",
  transformIndexHtml: { order: "pre", handler: (page) => page.replace("/src/main.ts", "/stories/main.ts") },
};

/**
 * Files of the client name each other relative to themselves, so that any folder can serve them. Only the page, which
 * answers at every depth of address, names its files from the root.
 */
const fromRoot: Plugin = {
  name: "bothy-from-root",
  transformIndexHtml: { order: "post", handler: (page) => page.replaceAll('="./', '="/') },
};

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), messageBundles(mode === STORIES), mode === STORIES && stories, fromRoot],
  worker: { format: "es" },
  build: {
    // The server serves the first folder, and the wheel carries it.
    outDir: mode === STORIES ? "../.cache/stories" : "../src/bothy/server/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    reportCompressedSize: false,
    // Browsers without module preloading load the same files a little later; they need no script for it.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files of their own: the browser keeps them from one release to the next.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    reporters: ["default", "./tests/closing.ts"],
    projects: [
      {
        extends: true,
        plugins: [svelteTesting()],
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["tests/unit/**/*.test.ts"],
          setupFiles: ["tests/support/jsdom.ts"],
          testTimeout: 300_000,
          hookTimeout: 120_000, // drawings that still come are waited for
          maxWorkers: 2,
          isolate: false, // components are compiled and loaded once, not once a file: a minute less
        },
      },
      {
        extends: true,
        test: {
          ...IN_CHROMIUM,
          name: "chromium",
          include: ["tests/chromium/**/*.test.ts"],
          maxWorkers: 2,
          isolate: false, // the client's modules are loaded once per worker, not once per file
          // A hundred walks through a browser on a busy machine: one may stumble. Whichever needs a second go is named
          // with its reason in the run's last lines (`Closing`), as it hides a race to be found. None at night.
          retry: process.env.NIGHTLY ? 0 : 1,
        },
      },
      {
        extends: true,
        test: {
          // What is timed runs by itself, when the others are done.
          ...IN_CHROMIUM,
          name: "timed",
          include: ["tests/timed/**/*.test.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...IN_CHROMIUM,
          name: "walks",
          include: ["tests/walks/**/*.test.ts"],
          globalSetup: "tests/walks/serve.ts",
          testTimeout: 900_000,
          fileParallelism: false,
        },
      },
    ],
  },
}));
