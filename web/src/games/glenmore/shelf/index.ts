/** The shelf: a chip for each chronicle, which opens a panel. */

import type { ShelfParts } from "../hooks";
import Mark from "./Mark.svelte";
import Panel from "./Panel.svelte";
import Row from "./Row.svelte";

export const parts: ShelfParts = { Row, Mark, Panel };
