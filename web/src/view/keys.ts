/** The keys of a table: what is listed and what is done are one list. */
export type KeyAction =
  | "hand" | "choices" | "last" | "score" | "count" | "settings" | "repeat" | "help" | "confirm"
  | "readHand" | "readTrick" | "readBids" | "readScore" | "readTime";

interface Key {
  shown: readonly string[];
  words: string;
  key?: string;
  action?: KeyAction;
}

export const KEYS: readonly Key[] = [
  { shown: ["←", "→", "↑", "↓"], words: "key-arrows" },
  { shown: ["Enter"], words: "key-enter" },
  { shown: ["H"], words: "key-hand", key: "h", action: "hand" },
  { shown: ["A"], words: "key-choices", key: "a", action: "choices" },
  { shown: ["P"], words: "key-confirm", key: "p", action: "confirm" },
  { shown: ["L"], words: "key-last", key: "l", action: "last" },
  { shown: ["S"], words: "key-score", key: "s", action: "score" },
  { shown: ["C"], words: "key-count", key: "c", action: "count" },
  { shown: ["1"], words: "key-read-hand", key: "1", action: "readHand" },
  { shown: ["2"], words: "key-read-trick", key: "2", action: "readTrick" },
  { shown: ["3"], words: "key-read-bids", key: "3", action: "readBids" },
  { shown: ["4"], words: "key-read-score", key: "4", action: "readScore" },
  { shown: ["5"], words: "key-read-time", key: "5", action: "readTime" },
  { shown: ["R"], words: "key-repeat", key: "r", action: "repeat" },
  { shown: ["O"], words: "key-settings", key: "o", action: "settings" },
  { shown: ["?"], words: "key-help", key: "?", action: "help" },
];

/** What a key press asks for; nothing while text is typed, a dialog is open, or with a modifier. */
export function actionOf(event: KeyboardEvent): KeyAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return undefined;
  if (event.target instanceof Element && event.target.closest("input, select, textarea")) return undefined;
  return KEYS.find(({ key }) => key === event.key.toLowerCase())?.action;
}
