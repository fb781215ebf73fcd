/** Median; NaN for an empty list. */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** Width of the middle half, relative to the median. */
export function spreadOf(figures: readonly number[]): number {
  const middle = median(figures);
  return middle === 0 ? 0 : (quantile(figures, 0.75) - quantile(figures, 0.25)) / Math.abs(middle);
}

/** Least-squares slope of y over x. */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const covariance = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return covariance / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}

function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((first, second) => first - second);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}
