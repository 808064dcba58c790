/** What is said when the server refuses, and moments in the reader's words. */
import { ServerError } from "../api";
import { refusalText } from "../gamewords";
import { settings } from "../settings.svelte";

export function troubleText(error: unknown): string {
  return error instanceof ServerError ? refusalText("", error.code, error.message) : String(error);
}

/** A moment (Unix time in milliseconds): the day, and the time of day where that matters. */
export function whenText(moment: number, withTime = false): string {
  const format: Intl.DateTimeFormatOptions = withTime ? { dateStyle: "medium", timeStyle: "short" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(settings.language, format).format(moment);
}
