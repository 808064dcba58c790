/** The name a reader gives at tables with people, kept by this browser. A name proves nothing. */
import { keepAs, textKeptAs } from "../storage";

const KEPT_AS = "stammtisch-name";
export const LONGEST_NAME = 40;

export function ownName(): string {
  try {
    const kept: unknown = JSON.parse(textKeptAs(KEPT_AS) ?? '""');
    return typeof kept === "string" ? kept.slice(0, LONGEST_NAME) : "";
  } catch {
    return "";
  }
}

export function keepName(name: string): void {
  keepAs(KEPT_AS, name.trim());
}
