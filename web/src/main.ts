/** Starts the client. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { settings } from "./settings.svelte";
import { speak } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
// The first words are on the page when it is first drawn: no flash of keys. `?words=pseudo` is for the tests.
await speak(new URLSearchParams(location.search).get("words") === "pseudo" ? "pseudo" : settings.language);
mount(App, { target });
