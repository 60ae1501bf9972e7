/** Starts the gallery and the recorded moments: `npm run stories`. Releases don't have them. */

import { mount } from "svelte";
import { speak } from "../src/messages/messages.svelte";
import { settings } from "../src/settings.svelte";
import "../src/ui/base.css";
import Stories from "./Stories.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
await speak(new URLSearchParams(location.search).get("words") === "pseudo" ? "pseudo" : settings.language);
mount(Stories, { target });
