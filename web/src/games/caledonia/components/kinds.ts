/** Component kinds that every Caledonia table has, including sets that modules extend. */

import { type ComponentKind, drawn, type Lying, type Source } from "../../../table/contract/components";
import type { TableState } from "../../../table/state.svelte";
import Plate from "../../../ui/Plate.svelte";
import { CALEDONIA, PORT_EFFECTS, SCORING_TILES } from "../icons";
import {
  clanText,
  contractCost,
  contractGain,
  listed,
  portName,
  portRow,
  portText,
  tell,
  tileText,
  unitIncomes,
} from "../labels";
import { type CaledoniaView, type Contract, GOODS, packOf, rowOf } from "../shape";
import MiniContract from "../turns/MiniContract.svelte";
import Amounts from "./Amounts.svelte";
import Flag from "./Flag.svelte";
import Plaque from "./Plaque.svelte";
import Side from "./Side.svelte";

export const viewOf = ({ view }: Source): CaledoniaView => (view ?? {}) as CaledoniaView;
/** Returns the number at the end of an id: 3 for "scoring-3". */
export const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
const both = (source: Source) => ({ pack: packOf(source), view: viewOf(source) });

/** Contracts use the numbers that the table assigns. */
const contractOf = (id: string, source: Source) => packOf(source).contracts[Number(id)] as Contract;

function contractLies(id: string, table: TableState): Lying | undefined {
  const view = table.view as CaledoniaView;
  const number = Number(id);
  const at = `[data-contract="${id}"]`;
  if (view.open.includes(number)) return { part: `contract ${id}` };
  const owner = view.players.findIndex(({ box, fulfilled }) => box.includes(number) || fulfilled.includes(number));
  if (owner < 0) return undefined;
  if (owner !== (table.me ?? 0)) return { part: "others", at: `[data-anchor="row-${owner}"]` };
  return view.players[owner]?.box.includes(number) ? { part: "box", at } : { part: "won" };
}

const contracts: ComponentKind = {
  kind: "contract",
  rows: (pack) => packOf({ pack }).contracts.map((_, number) => String(number)),
  name: (id) => tell("shown-contract", { number: Number(id) }),
  words: (id, source) =>
    tell("shown-contract-about", {
      cost: contractCost(contractOf(id, source)),
      gain: contractGain(contractOf(id, source)),
    }),
  drawing: (id, source) => drawn(MiniContract, { contract: contractOf(id, source) }),
  lies: contractLies,
};

const ports: ComponentKind = {
  kind: "port",
  rows: (pack) => packOf({ pack }).sets["port bonus tiles"].map(({ id }) => String(numberOf(id))),
  name: (id, source) => portName(both(source), Number(id)),
  words: (id, source) => portText(both(source), Number(id)),
  drawing: (id, source) =>
    drawn(Plaque, {
      icons: PORT_EFFECTS[portRow(both(source), Number(id))?.effect ?? ""] ?? [],
      number: Number(id),
      look: "sign",
    }),
  lies: (id, { view }) =>
    (view as CaledoniaView).ports.some(({ port }) => port === Number(id))
      ? { part: "map", at: `[data-anchor="port-${id}"]` }
      : undefined,
};

const scoring: ComponentKind = {
  kind: "scoring",
  rows: (pack) => idsOf(packOf({ pack }).sets["scoring tiles"]),
  name: (id) => tell("shown-scoring", { number: numberOf(id), tile: id }),
  words: (id, source) => tileText({ pack: packOf(source) }, id),
  drawing: (id, source) => {
    const { counts, every, glory } = rowOf(packOf(source).sets["scoring tiles"], id);
    return drawn(Plaque, { icons: SCORING_TILES[counts] ?? [], number: numberOf(id), look: "tile", glory, every });
  },
  lies: (id, { view }) => {
    const round = (view as CaledoniaView).scoring.indexOf(id) + 1;
    return round ? { part: "scoring", at: `[data-part="scoring"] ol > li:nth-child(${round})` } : undefined;
  },
};

function clanLies(clan: string, table: TableState): Lying | undefined {
  const { players, offers } = table.view as CaledoniaView;
  const seat = players.findIndex((player) => player.clan === clan);
  if (seat >= 0)
    return seat === table.me ? { part: "mine" } : { part: "others", at: `[data-anchor="row-${seat}"]` };
  return offers.some(([offered]) => offered === clan) ? { part: "start" } : undefined;
}

const clans: ComponentKind = {
  kind: "clan",
  rows: (pack) => idsOf(packOf({ pack }).sets.clans),
  name: (id) => tell(`clan-${id}`),
  words: clanText,
  drawing: (id) => drawn(Flag, { clan: id }),
  lies: clanLies,
};

const startingTiles: ComponentKind = {
  kind: "start",
  rows: (pack) => idsOf(packOf({ pack }).sets["starting tiles"]),
  name: (id) => tell(`tile-${id}`),
  words: (id, source) => {
    const { money, goods } = rowOf(packOf(source).sets["starting tiles"], id);
    const things = GOODS.flatMap((good) =>
      goods[good] ? [tell("cal-amount", { count: goods[good] ?? 0, good })] : [],
    );
    return tell("cal-start-with", { money, things: listed(things) });
  },
  drawing: (id, source) => {
    const { money, goods } = rowOf(packOf(source).sets["starting tiles"], id);
    return drawn(Amounts, { money, goods });
  },
  lies: (id, { view }) =>
    (view as CaledoniaView).offers.some(([, tile]) => tile === id) ? { part: "start" } : undefined,
};

const units: ComponentKind = {
  kind: "unit",
  rows: (pack) => packOf({ pack }).units.map(({ id }) => id),
  name: (id) => tell(`unit-${id}`),
  words: (id, source) => {
    const { cost, land, uses, makes, makes_amount } = rowOf(packOf(source).units, id);
    const stands = tell("shown-unit", { cost, land });
    if (!makes) {
      const [income, better] = unitIncomes(packOf(source), rowOf(packOf(source).units, id).id);
      return `${stands} ${tell("shown-unit-earns", { income, better })}`;
    }
    return uses
      ? `${stands} ${tell("shown-unit-turns", { from: tell(`good-${uses}`), good: makes })}`
      : `${stands} ${tell("shown-unit-makes", { count: makes_amount, good: makes })}`;
  },
  drawing: (id) =>
    drawn(Plate, { colour: "gorse", size: "3.5rem", icon: CALEDONIA.units[id as keyof typeof CALEDONIA.units] }),
  lies: (id, { me }) => ({ part: "mine", at: `[data-anchor="unit-${me ?? 0}-${id}"]` }),
};

const sides: ComponentKind = {
  kind: "side",
  rows: (pack) => Object.keys(packOf({ pack }).map.sides),
  name: (id) => tell("shown-side", { side: id }),
  words: (id) => tell("shown-side-about", { module: id.slice(0, 1) }),
  drawing: (id, source) => drawn(Side, { pack: packOf(source), side: id }),
  lies: (id, { view }) => ((view as CaledoniaView).layout.includes(id) ? { part: "map" } : undefined),
};

export const KINDS: readonly ComponentKind[] = [contracts, ports, scoring, clans, startingTiles, units, sides];
