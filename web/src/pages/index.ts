/** The one list of pages: what each route loads, the words it needs beside the first ones, and its title. */
import type { Component } from "svelte";
import { GAMES } from "../games";
import type { Route } from "../route.svelte";

export interface Wanted {
  props?: Record<string, string>;
  load: () => Promise<{ default: Component<never> }>;
  words?: readonly string[];
  /** The key of its title. */
  title?: string;
}

type Pages = { [Page in Route["page"]]: (route: Extract<Route, { page: Page }>) => Wanted };

/** Words of every game, and of the card patterns. */
const ALL_GAMES = [...GAMES, "client-cards"];

/** Words of the house's own pages. */
const HOUSE = ["client-house"];

/** What is shown instead of any page to who may not come in; these pages everybody may see. */
export const DOOR: Wanted = { load: () => import("../house/DoorPage.svelte"), words: HOUSE, title: "door-title" };
export const BEFORE_THE_DOOR: readonly Route["page"][] = ["account", "invitation", "site"];

const OF_ROUTE: Pages = {
  home: () => ({ load: () => import("./Home.svelte"), words: [...ALL_GAMES, "client-daily"] }),
  lobby: () => ({ load: () => import("./LobbyPage.svelte"), words: ALL_GAMES, title: "lobby-title" }),
  gallery: () => ({ load: () => import("./Gallery.svelte"), words: ALL_GAMES, title: "cards-title" }),
  history: () => ({ load: () => import("../history/HistoryPage.svelte"), words: [...ALL_GAMES, "client-history", "client-lesson"], title: "history-title" }),
  exhibit: ({ pattern }) => ({ load: () => import("./Exhibit.svelte"), words: ALL_GAMES, props: { pattern }, title: `pattern-${pattern}` }),
  game: ({ game }) => ({ load: () => import("./GamePage.svelte"), words: [game, "client-daily", "client-lesson", "client-rules", `terms-${game}`, ...HOUSE], props: { game }, title: `title-${game}` }),
  daily: ({ game, day }) => ({ load: () => import("../daily/DailyPage.svelte"), words: [game, "client-daily"], props: { game, day }, title: "daily-title" }),
  replay: ({ id, deal }) => ({ load: () => import("../replay/ReplayPage.svelte"), words: ["client-replay"], props: { id, deal }, title: "replay-title" }),
  account: () => ({ load: () => import("../house/AccountPage.svelte"), words: HOUSE, title: "account-title" }),
  invitation: () => ({ load: () => import("../house/InvitationPage.svelte"), words: HOUSE, title: "invitation-title" }),
  suggest: () => ({ load: () => import("../house/SuggestPage.svelte"), words: HOUSE, title: "to-suggest" }),
  admin: () => ({ load: () => import("../house/AdminPage.svelte"), words: [...HOUSE, "client-admin", ...GAMES], title: "admin-title" }),
  site: ({ name }) => ({ load: () => import("../house/SitePage.svelte"), words: HOUSE, props: { page: name }, title: `site-${name}` }),
  table: ({ id }) => ({ load: () => import("./TablePage.svelte"), props: { id } }),
  unknown: () => ({ load: () => import("./UnknownPage.svelte") }),
};

/** What the page of a route needs. */
export function pageOf(route: Route): Wanted {
  return (OF_ROUTE[route.page] as (route: Route) => Wanted)(route);
}
