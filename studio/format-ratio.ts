/** 4.5 → '4,5:1'; rounded down, so that a failing value never looks sufficient. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toLocaleString('pt-BR')}:1`;
}
