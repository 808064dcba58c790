/** How strongly the bots of a game can play, asked of the server once. */
import { fetchGames } from "../api";
import type { Level } from "../settings.svelte";
import type { GameOffer } from "../wire";

let asked: Promise<readonly GameOffer[]> | undefined;

/** The levels of this game's bots, the weakest first; none while the server cannot be asked. */
export async function levelsOf(game: string): Promise<readonly Level[]> {
  asked ??= fetchGames();
  try {
    return (await asked).find(({ key }) => key === game)?.levels ?? [];
  } catch {
    asked = undefined; // it may be asked again
    return [];
  }
}
