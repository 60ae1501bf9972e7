/** Automa sentences in the current language. */

import type { Values } from "../../../../messages/catalogue";
import { change, tell } from "../../labels";
import { type Card, MODULES } from "./data";
import type { Scene, Told } from "./story";

/** Returns the text of a row, in any of its forms. */
export function toldAs(told: Told): string {
  if ("text" in told) return told.text.replace(/\.$/, "");
  if ("money" in told)
    return told.money.map(([amount, why]) => `${change(-amount)} ${tell(`why-${why}`)}`).join(", ");
  return tell(told.key, told.values as Values | undefined);
}

/** Describes a scene in one sentence, for the line above the rows and screen readers. */
export function sentenceOf(scene: Scene): string {
  const said = tell("automa-sentence", { title: toldAs(scene.title), note: toldAs(scene.note) });
  return scene.result ? `${said}, ${toldAs(scene.result)}` : said;
}

/** Describes a card: first as an action card, then as a support card. */
export function cardWords(card: Card): string {
  return [
    tell("automa-card-actions", { icons: card.actions }),
    ...(card.removed ? [tell("automa-card-leaves")] : []),
    tell("automa-card-modules", { modules: card.modules.map((at) => MODULES[at] ?? "") }),
    card.criteria.map((criterion) => tell(`criterion-${criterion}`)).join(", "),
    tell("automa-card-upgrade", { upgrade: card.upgrade }),
    tell("automa-card-steps", { steps: card.steps }),
  ].join("; ");
}
