/** A seat that the game plays itself isn't waited for. */

import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import WaitingRoom from "../../src/pages/WaitingRoom.svelte";
import { seatsOf } from "../../src/table/seats";
import type { ServerInfo, TableInfo } from "../../src/wire/types";

const seats = [
  { person: "p1", name: "Ailsa" },
  { name: "Automa", nobody: true },
];
const server: ServerInfo = {
  version: "1",
  local_play: false,
  share_url: "",
  languages: ["en"],
  bots: [{ id: "collie", name: "", about: "", bot: "steady:0.2s" }],
  announcement: "",
};
const table: TableInfo = {
  id: "t1",
  game: "caledonia",
  options: { automa: "3" },
  seats,
  host: "p1",
  state: "waiting",
  commitment: "0123456789abcdef",
  created: 0,
  version: 1,
  invite: "i1",
};

it("the waiting room names it, offers it to no one, and lets the match begin", () => {
  const props = { table, me: { person: "p1", name: "Ailsa", csrf: "" }, server, onchange: () => {} };
  const { container } = render(WaitingRoom, props);
  const second = container.querySelectorAll("li")[1];
  expect(second?.textContent).toContain("Automa");
  expect(second?.querySelectorAll("button")).toHaveLength(0);
  expect(container.querySelector("section.link")).toBeNull();
});

it("at the table it is there all the time, like a bot", () => {
  const [, automa] = seatsOf(seats, () => false);
  expect(automa).toMatchObject({ name: "Automa", bot: true, present: true });
});
