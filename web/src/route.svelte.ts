/** Which page is shown. Paths: `/`, `/cards`, `/cards/<pattern>`, `/lobby`, `/history`, `/games/<game>`, `/daily/<game>`, `/daily/<game>/<day>`, `/tables/<id>`,
 * `/tables/<id>/deals/<number>`, and of the house `/account`, `/invitation`, `/suggest`, `/admin`, `/imprint`, `/privacy`. */
export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "gallery" }
  | { page: "history" }
  | { page: "exhibit"; pattern: string }
  | { page: "game"; game: string }
  | { page: "daily"; game: string; day: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; deal: string }
  | { page: "account" }
  | { page: "invitation" }
  | { page: "suggest" }
  | { page: "admin" }
  | { page: "site"; name: string }
  | { page: "unknown"; path: string };

const OF_THE_HOUSE = ["account", "invitation", "suggest", "admin"] as const;
const SITE_PAGES: readonly string[] = ["imprint", "privacy"];

export function readPath(path: string): Route {
  const [, kind, name, ...rest] = path.split("/");
  if (!kind) return { page: "home" };
  if (kind === "lobby" && !name) return { page: "lobby" };
  if (kind === "history" && !name) return { page: "history" };
  if (kind === "cards" && !name) return { page: "gallery" };
  if (kind === "tables" && name && rest[0] === "deals" && rest[1] && rest.length === 2) {
    return { page: "replay", id: decodeURIComponent(name), deal: decodeURIComponent(rest[1]) };
  }
  if (kind === "daily" && name && rest.length < 2) return { page: "daily", game: decodeURIComponent(name), day: decodeURIComponent(rest[0] ?? "") };
  if (!name) {
    const page = OF_THE_HOUSE.find((one) => one === kind);
    if (page) return { page };
    if (SITE_PAGES.includes(kind)) return { page: "site", name: kind };
  }
  if (name && rest.join("") === "") {
    if (kind === "cards") return { page: "exhibit", pattern: decodeURIComponent(name) };
    if (kind === "games") return { page: "game", game: decodeURIComponent(name) };
    if (kind === "tables") return { page: "table", id: decodeURIComponent(name) };
  }
  return { page: "unknown", path };
}

let route = $state.raw<Route>({ page: "home" });

export function currentRoute(): Route {
  return route;
}

export function goTo(path: string): void {
  history.pushState(null, "", path);
  arrive();
  if (!document.getElementById(location.hash.slice(1))) scrollTo(0, 0);
}

export function arrive(): void {
  route = readPath(location.pathname);
}

/** Follows links inside the page without loading it anew; everything else is left to the browser. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  goTo(link.pathname + link.search + link.hash);
}
