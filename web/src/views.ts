/** The newest view of one connection: whole ones replace it, changes carry it on. Which message is which kind of view is known here, and nothing of what is in it. */
import type { Changes, TableView, WaitingView } from "./wire";

export type View = TableView | WaitingView;

/** Messages are missing: the view is not known until a whole one comes. */
export const GAP = Symbol("gap");

export class KeptView {
  #view: View | undefined;

  /** The view after this message; nothing where a newer one was there before. */
  take(message: View | Changes): View | typeof GAP | undefined {
    const number = this.#view?.number ?? 0;
    if (message.number <= number) return undefined;
    if (message.type !== "changes") return (this.#view = message);
    if (!this.#view || message.number > number + 1) return GAP;
    return (this.#view = changed(this.#view, message));
  }
}

/** The view with the changes made; of the one before only what has changed is copied. */
export function changed(view: View, message: Changes): View {
  return { ...(changedBy(view, message.changed) as View), number: message.number };
}

/** A change is `{...}`: within this, `[value]`: this value instead, or `[kept, items]`: so many items of the list stay, and these follow. */
function changedBy(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) {
    const [first, items] = change as [unknown, unknown[]?];
    return items === undefined ? first : [...(value as unknown[]).slice(0, first as number), ...items];
  }
  const copied: Record<string, unknown> = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as never;
  for (const [name, within] of Object.entries(change as object)) copied[name] = changedBy(copied[name], within);
  return copied;
}
