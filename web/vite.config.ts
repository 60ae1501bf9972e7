import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// Where `bothy` listens while the client is being developed.
const SERVER = process.env.BOTHY_SERVER ?? "http://127.0.0.1:8417";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The server serves this folder, and the wheel carries it.
    outDir: "../src/bothy/server/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    reportCompressedSize: false,
    // Fonts and pictures stay files of their own: the browser keeps them from one release to the next.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    projects: [
      {
        extends: true,
        plugins: [svelteTesting()],
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["tests/unit/**/*.test.ts"],
          testTimeout: 300_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "chromium",
          environment: "node",
          include: ["tests/chromium/**/*.test.ts"],
          globalSetup: ["tests/chromium/serve.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          // What is timed runs by itself, when the others are done.
          name: "timed",
          environment: "node",
          include: ["tests/timed/**/*.test.ts"],
          globalSetup: ["tests/chromium/serve.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "walks",
          environment: "node",
          include: ["tests/walks/**/*.test.ts"],
          globalSetup: ["tests/walks/serve.ts"],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
