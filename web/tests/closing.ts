/** Ends a run's log with the failed tests and their errors, for readers of only the last lines. */

import type { Reporter, TestCase, TestModule } from "vitest/node";

export default class Closing implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const again = tests.filter((each) => each.diagnostic()?.flaky);
    for (const test of again) console.log(line("ONLY AT A SECOND GO", test));
    console.log(`${again.length} of ${tests.length} tests needed a second go`);
    for (const test of tests.filter((each) => each.result().state === "failed")) console.log(line("FAILED", test));
  }
}

function line(what: string, test: TestCase): string {
  const errors = (test.result().errors ?? []).map((error) => [error.message, error.diff ?? ""].join(" "));
  return `${what}: ${test.module.moduleId.replace(/^.*\/tests\//, "")}: ${test.fullName}\n  ${plain(errors.join("; "))}`;
}

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** Returns the text without colours and in one line. */
function plain(text: string): string {
  return text.replace(COLOUR, "").replace(/\s+/g, " ").slice(0, 1000);
}
