/** Scores drawn together to a few rows, so that a chart of them is read at a glance. */
import type { DailyScore } from "../wire";

export interface Bin {
  from: number;
  to: number;
  count: number;
}

const MOST = 12;
const STEPS = [1, 2, 5];

/** At most twelve rows of equal width from the lowest score to the highest, the highest first; also those that nobody has. */
export function binsOf(scores: readonly DailyScore[]): Bin[] {
  if (!scores.length) return [];
  const width = widthFor(scores[0]!.score, scores.at(-1)!.score);
  const rowOf = (score: number): number => Math.floor(score / width);
  const first = rowOf(scores[0]!.score);
  const bins = Array.from({ length: rowOf(scores.at(-1)!.score) - first + 1 }, (_, row): Bin => {
    const from = (first + row) * width;
    return { from, to: from + width - 1, count: 0 };
  });
  for (const { score, count } of scores) bins[rowOf(score) - first]!.count += count;
  return bins.reverse();
}

export function holds({ from, to }: Bin, score: number | null | undefined): boolean {
  return score !== null && score !== undefined && from <= score && score <= to;
}

/** The smallest of 1, 2, 5, 10, 20 … by which twelve rows are enough. */
function widthFor(lowest: number, highest: number): number {
  for (let power = 1; ; power *= 10) {
    const width = STEPS.map((step) => step * power).find((one) => Math.floor(highest / one) - Math.floor(lowest / one) < MOST);
    if (width) return width;
  }
}
