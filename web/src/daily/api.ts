/** What is asked of the server about the deal of the day, and days in the reader's words. */
import { ask, tell } from "../api";
import { settings } from "../settings.svelte";
import type { DailyDeal, DailyList, DailyOpened } from "../wire";

export const fetchDaily = (): Promise<DailyList> => ask("/api/daily");
export const fetchDay = (game: string, day: string): Promise<DailyDeal> => ask(path(game, day));
export const playDay = (game: string, day: string): Promise<DailyOpened> => tell(path(game, day), { language: settings.language });
export const showName = (game: string, day: string, name: string): Promise<DailyDeal> => tell(`${path(game, day)}/name`, { name });

/** Where a day's deal has its page. */
export function dailyPage(game: string, day = ""): string {
  return `/daily/${encodeURIComponent(game)}${day && `/${encodeURIComponent(day)}`}`;
}

/** A day, which is one of UTC, as the reader writes dates. */
export function dayText(day: string, dateStyle: "long" | "medium" = "long"): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle, timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
}

/** So many days before a day, the last one first. */
export function daysBefore(day: string, count: number): string[] {
  const start = Date.parse(`${day}T00:00Z`);
  return Array.from({ length: count }, (_, number) => new Date(start - (number + 1) * 86_400_000).toISOString().slice(0, 10));
}

function path(game: string, day: string): string {
  return `/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`;
}
