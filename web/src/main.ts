/** Where the page begins: words first, then the view. */
import { mount } from "svelte";
import "../cards/faces.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { showDisplay } from "./look/display.svelte";
import { arrive, followLinks } from "./route.svelte";
import { openWords } from "./say.svelte";

showDisplay();
await openWords();
arrive();
addEventListener("popstate", arrive);
addEventListener("click", followLinks);
mount(App, { target: document.getElementById("page")! });
