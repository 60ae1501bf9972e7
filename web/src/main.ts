/** Starts the client. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/base.css";
import { learnMore, speak } from "./messages/messages.svelte";
import { settings } from "./settings.svelte";
import { speakTo, transport } from "./wire/transport";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
// The page itself says who answers it: unless told otherwise, the server it came from.
if (document.querySelector<HTMLMetaElement>('meta[name="bothy-transport"]')?.content === "page")
  speakTo((await import("./wire/in-page")).inPage());
// Loads the messages before the first paint, so that no keys flash. `?words=pseudo` is for tests.
await speak(new URLSearchParams(location.search).get("words") === "pseudo" ? "pseudo" : settings.language);
// What the engine says is among the words for few pages.
if (transport().alone) await learnMore();
mount(App, { target });
