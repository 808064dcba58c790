/** What this house is, and who the reader is in it, as the server last said; nothing before it has. */
import { openWords } from "../say.svelte";
import { keptLanguage, settings } from "../settings.svelte";
import { LANGUAGES } from "../words";
import type { SiteView } from "../wire";
import { fetchSite } from "./api";

let view = $state.raw<SiteView>();

export function site(): SiteView | undefined {
  return view;
}

export function houseName(): string {
  return view?.name ?? "Stammtisch";
}

/** Asks the server anew; a house that cannot be asked stays as it was. */
export async function askSite(): Promise<void> {
  view = await fetchSite().catch(() => view);
}

/** The house when the page opens: its language is that of a reader who has chosen none. */
export async function openSite(): Promise<void> {
  await askSite();
  const language = LANGUAGES.find((one) => one === view?.language);
  if (!language || keptLanguage() || language === settings.language) return;
  settings.language = language;
  await openWords();
}

export function isSteward(): boolean {
  return view?.you.role === "steward" || view?.you.role === "host";
}
