/**
 * What a table's page will want, asked for before the page's script is there: the build puts this small script into the
 * page itself, so that files and socket come on the same round trip as the script. It draws nothing, and all works without it.
 */
import { ownName } from "./company/ownname";
import { preferredLanguage } from "./languages";
import { findPattern, PATTERNS_OF } from "./patterns";
import { keptAs } from "./storage";
import { socketAddress, type Early } from "./earlysocket";

/** Put in by the build: the files of each part of the page, scripts and styles, by its name. */
declare const PARTS: Readonly<Record<string, readonly string[]>>;

const kept = keptAs("stammtisch-settings");
const language = String(kept.language ?? preferredLanguage(navigator.languages));

function fetchSoon(name: string): void {
  for (const file of PARTS[name] ?? []) {
    const link = document.createElement("link");
    if (file.endsWith(".css")) [link.rel, link.as] = ["preload", "style"];
    else if (file.endsWith(".js")) link.rel = "modulepreload";
    else [link.rel, link.as] = ["preload", "fetch"];
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
}

/** What only the table of one game wants: the faces of the cards are the largest. */
function fetchGame(game: string): void {
  const pattern = String(kept[`${game}Cards`] ?? PATTERNS_OF[game as keyof typeof PATTERNS_OF]?.[0]);
  for (const name of [`table-${game}`, `words-${game}-${language}`, `cards-${findPattern(pattern)?.deck}`]) fetchSoon(name);
}

function openEarly(id: string): Early {
  const address = socketAddress(`/api/tables/${id}/socket?name=${encodeURIComponent(ownName())}`);
  const early: Early = { address, socket: new WebSocket(address), heard: [] };
  early.socket.onmessage = ({ data }) => {
    if (!early.heard.length) fetchGame(String((JSON.parse(String(data)) as { game?: string }).game));
    early.heard.push(String(data));
  };
  return early;
}

const [, kind, id, ...rest] = location.pathname.split("/");
fetchSoon(`words-${language}`);
if (kind === "tables" && id && !rest.join("")) {
  fetchSoon("table");
  if (!location.hash.includes("seat=")) window.early = openEarly(id);
}
