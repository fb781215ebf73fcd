import { isPointsCount } from '../formats/points-count.ts';
import { mendCode } from '../mend-text.ts';

/** Typed number of points → number; undefined for any other text. */
export function parsePoints(text: string): number | undefined {
  const count = mendCode(text);
  return isPointsCount(count) ? Number(count.replaceAll('.', '')) : undefined;
}
