/** Starts the client. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/base.css";
import { speak } from "./messages/messages.svelte";
import { settings } from "./settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
// Loads the messages before the first paint, so that no keys flash. `?words=pseudo` is for tests.
await speak(new URLSearchParams(location.search).get("words") === "pseudo" ? "pseudo" : settings.language);
mount(App, { target });
