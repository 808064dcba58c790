/** Where the page begins: words first, then the view. */
import { mount } from "svelte";
import "../cards/faces.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { openSite } from "./house/site.svelte";
import { whenIdle } from "./idle";
import { showDisplay } from "./look/display.svelte";
import { layGrain } from "./look/grain";
import { pageOf } from "./pages";
import { arrive, currentRoute, followLinks } from "./route.svelte";
import { loadRest, openWords } from "./say.svelte";
import { heedNewest, keepPage } from "./worker/register";

heedNewest();
showDisplay();
arrive();
void pageOf(currentRoute()).load().catch(() => {}); // comes while the words do; the page asks again, and says so if it fails
await openWords();
void openSite();
addEventListener("popstate", arrive);
addEventListener("click", followLinks);
mount(App, { target: document.getElementById("page")! });
loadRest();
whenIdle(layGrain);
whenIdle(keepPage);
