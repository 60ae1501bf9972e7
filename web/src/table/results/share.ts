/** Picture of a result to share: drawn in the browser from the page's data, saved as a PNG. */

import { mount, tick, unmount } from "svelte";
import { titleOf } from "../../messages/titles.svelte";
import type { Clan } from "../../ui/tartan/setts";
import { api } from "../../wire/api";
import type { GamePicture } from "../contract/game";
import type { Data, TableState } from "../state.svelte";
import { pngOf } from "./png";
import SharePicture from "./SharePicture.svelte";
import type { Standing } from "./standing";

export interface Result {
  table: TableState;
  match: string;
  order: readonly Standing[];
  verdict: string;
  margin: string;
  clothOf: (seat: number) => Clan | undefined;
  picture: GamePicture | undefined;
}

/** Draws the picture outside the page and offers it as a download. */
export async function saveResult({ table, match, picture, ...shown }: Result): Promise<void> {
  const view = (await api.match(match)).view as Data;
  const target = document.createElement("div");
  target.className = "visually-hidden";
  document.body.append(target);
  const drawn = mount(SharePicture, {
    target,
    props: { ...shown, title: titleOf(table.game), board: picture?.board, view, pack: table.pack },
  });
  try {
    await tick();
    const svg = target.querySelector("svg");
    if (svg) save(await pngOf(svg), `${table.game}-${match}.png`);
  } finally {
    await unmount(drawn);
    target.remove();
  }
}

function save(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
