/** What this browser keeps, as JSON. Storage may be forbidden; then what is kept lasts as long as the page. */

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The text kept under a name. */
export function textKeptAs(name: string): string | null {
  return storage()?.getItem(name) ?? null;
}

/** What is kept under a name; empty where there is nothing, or nothing that can be read. */
export function keptAs(name: string): Record<string, unknown> {
  return parsed(textKeptAs(name));
}

export function keepAs(name: string, value: unknown): void {
  try {
    storage()?.setItem(name, JSON.stringify(value));
  } catch {
    // Full, or closed to this page: the choice lasts as long as the page.
  }
}

/** An object from its text; empty where it is none. */
export function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
