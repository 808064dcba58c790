/**
 * Where the holes of a pegging board lie: two tracks that run up and down streets of thirty holes in groups of five,
 * and the last hole alone. Lengths are in holes; the board lies along x. No score is known here.
 */
export interface Point {
  x: number;
  y: number;
}

export const STREET = 30;
const GROUP_GAP = 0.5;
const TRACK_GAP = 1.25;
const STREET_GAP = 1.7;
const EDGE = 2.2;
const LENGTH = STREET + (STREET / 5 - 1) * GROUP_GAP;

export interface Board {
  width: number;
  height: number;
  streets: number;
}

export function boardOf(target: number): Board {
  const streets = Math.ceil((target - 1) / STREET);
  return { streets, width: LENGTH - 1 + 2 * EDGE + 1.4, height: streets * TRACK_GAP + (streets - 1) * STREET_GAP + 2 * 1.3 };
}

/** The hole of a track; 0 is the start, before the first street. */
export function holeAt(hole: number, track: number, target: number): Point {
  const { streets } = boardOf(target);
  if (hole >= target) return beyond(streets - 1, 0.5);
  if (hole === 0) return { x: EDGE - 1, y: rowOf(0, track) };
  const street = Math.floor((hole - 1) / STREET);
  const along = (hole - 1) % STREET;
  const x = along + Math.floor(along / 5) * GROUP_GAP;
  return { x: EDGE + 0.7 + (street % 2 ? LENGTH - 1 - x : x), y: rowOf(street, track) };
}

/** Tracks change places with each turn, as on a board that runs round. */
function rowOf(street: number, track: number): number {
  const place = street % 2 ? 1 - track : track;
  return 1.3 + street * (TRACK_GAP + STREET_GAP) + place * TRACK_GAP;
}

function beyond(street: number, place: number): Point {
  return { x: street % 2 ? EDGE - 0.7 : EDGE + LENGTH + 0.9, y: rowOf(street, 0) * (1 - place) + rowOf(street, 1) * place };
}

/** The line that a track follows, as an SVG path: along each street and round each turn. */
export function trackPath(track: number, target: number): string {
  const { streets } = boardOf(target);
  const parts = Array.from({ length: streets }, (_, street) => {
    const from = holeAt(street * STREET + 1, track, target);
    const to = holeAt(Math.min((street + 1) * STREET, target - 1), track, target);
    const radius = Math.abs(rowOf(street, track) - rowOf(street - 1, track)) / 2;
    const turn = street === 0 ? `M${from.x} ${from.y}` : `A${radius} ${radius} 0 0 ${street % 2 ? 1 : 0} ${from.x} ${from.y}`;
    return `${turn}L${to.x} ${to.y}`;
  });
  return parts.join("");
}

/** A line across both tracks just behind a hole, such as the skunk line. */
export function lineAfter(hole: number, target: number): [Point, Point] {
  const one = holeAt(hole, 0, target);
  const other = holeAt(hole, 1, target);
  const street = Math.floor((hole - 1) / STREET);
  const x = one.x + (street % 2 ? -0.75 : 0.75);
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  return [{ x, y: top - 0.8 }, { x, y: bottom + 0.8 }];
}

/** The holes at which a loser stands who is skunked, once or twice, in boards to this target: 31 and 61 short of it. */
export function skunkHoles(target: number, skunk: string): number[] {
  const holes: Record<string, number[]> = { off: [], single: [target - 31], double: [target - 31, target - 61] };
  return (holes[skunk] ?? []).filter((hole) => hole > 0);
}
