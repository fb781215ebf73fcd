import { isPointsCount } from '../formats/points-count.ts';

/** Typed number of points → number; undefined for any other text. */
export function parsePoints(text: string): number | undefined {
  return isPointsCount(text) ? Number(text.replace(/\D/g, '')) : undefined;
}
