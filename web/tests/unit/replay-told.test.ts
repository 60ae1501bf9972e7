import { render, screen } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { client } from "../../src/games/plain";
import { speak } from "../../src/messages/messages.svelte";
import Told from "../../src/pages/replay/Told.svelte";

beforeAll(() => speak("en"));

it("a step is described before the table is there, and drawn once it is", async () => {
  const line = vi.fn();
  const step = { seq: 4, by: 0, action: ["expand", "cow", "f6"], events: [], texts: ["Ailsa deploys a cow."] };
  const replay = { step, recap: [step], seats: [], name: "Ailsa", told: "Ailsa deploys a cow.", view: {} };
  const props = {
    replay,
    client: { ...client, turn: { line, draws: () => true } },
    playing: false,
    narrow: false,
  } as unknown as ComponentProps<typeof Told>;
  const { rerender } = render(Told, props);
  expect(screen.getByText("Ailsa deploys a cow.")).toBeTruthy();
  expect(line).not.toHaveBeenCalled();
  await rerender({ ...props, replay: { ...replay, view: { layout: "a1b1c1d1" } } } as unknown as typeof props);
  expect(line).toHaveBeenCalledOnce();
});
