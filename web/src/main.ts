/** Starts the client. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { settings } from "./settings.svelte";
import { speak } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
// Loads the messages before the first paint, so that no keys flash. `?words=pseudo` is for tests.
await speak(new URLSearchParams(location.search).get("words") === "pseudo" ? "pseudo" : settings.language);
mount(App, { target });
