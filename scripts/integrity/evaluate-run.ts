import type { SeenPage } from './seen-page';

/** Pages that a run has looked at. */
export interface LookedAt<Page = SeenPage> {
  seen: readonly Page[];
  /** Card screens of brands. `isExpected`: no step that the check cannot answer stands before it. */
  cards: { name: string; isExpected: boolean; isSeen: boolean }[];
}

/** Exit code and lines of a run. A card screen that nobody saw is no card screen without differences. */
export function evaluateRun({ seen, cards }: LookedAt<Pick<SeenPage, 'hasCard'>>, differences: readonly string[]) {
  const missed = cards.filter(({ isSeen }) => !isSeen);
  const faults = missed
    .filter(({ isExpected }) => isExpected)
    .map(({ name }) => `✗ ${name}: the card screen did not open`);
  if (cards.length > 0 && missed.length === cards.length) faults.push('✗ no card screen of any brand was seen');
  const behind = missed
    .filter(({ isExpected }) => !isExpected)
    .map(({ name }) => `not run: ${name}: another step asks first; name its page with --path`);
  const withCard = seen.filter(({ hasCard }) => hasCard).length;
  const summary = `${seen.length} pages, ${withCard} with card fields, ${differences.length} differences`;
  return {
    code: differences.length + faults.length === 0 ? 0 : 1,
    lines: [...differences, ...faults, ...behind, summary],
  };
}
