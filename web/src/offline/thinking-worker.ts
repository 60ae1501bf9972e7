/** Answers questions to bots: their turns, ideas, analyses. */

import type { FromThinker, ToThinker } from "./protocol";
import { startPython } from "./python";

const say = (message: FromThinker): void => postMessage(message);

let answer: Promise<(question: string) => string> | undefined;

async function boot(message: Extract<ToThinker, { is: "boot" }>): Promise<(question: string) => string> {
  const python = await startPython(message, () => {}, message.compiled);
  return python.glue.answerer(message.games) as (question: string) => string;
}

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  try {
    if (data.is === "boot") answer = boot(data);
    const think = await answer;
    if (think && data.is === "think") say({ is: "thought", id: data.id, answer: think(data.question) });
  } catch (error) {
    say({ is: "failed", told: error instanceof Error ? (error.stack ?? String(error)) : String(error) });
  }
};
