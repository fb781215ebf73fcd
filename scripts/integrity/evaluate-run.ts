import type { SeenPage } from './seen-page';

/** Pages that a run has looked at. */
export interface LookedAt<Page = SeenPage> {
  seen: readonly Page[];
  /** Card screens of brands. `isExpected`: no step that the check cannot answer stands before it. */
  cards: { name: string; isExpected: boolean; isSeen: boolean }[];
  /** Names of pages that Chromium could not tell about. */
  unread: readonly string[];
}

/** Exit code (1: a fault; 2: a page not read) and lines of a run. A card screen that nobody saw is a fault. */
export function evaluateRun(
  { seen, cards, unread }: LookedAt<Pick<SeenPage, 'hasCard'>>,
  differences: readonly string[],
) {
  const missed = cards.filter(({ isSeen }) => !isSeen);
  const faults = missed
    .filter(({ isExpected }) => isExpected)
    .map(({ name }) => `✗ ${name}: the card screen did not open`);
  const behind = missed
    .filter(({ isExpected }) => !isExpected)
    .map(({ name }) => `not run: ${name}: another step asks first; name its page with --path`);
  const withCard = seen.filter(({ hasCard }) => hasCard).length;
  if (withCard === 0) faults.push('✗ no page with card fields was seen');
  const summary = `${seen.length} pages, ${withCard} with card fields, ${differences.length} differences`;
  const lines = [...differences, ...faults, ...unread.map((name) => `not read: ${name}`), ...behind, summary];
  if (differences.length + faults.length > 0) return { code: 1, lines };
  return { code: unread.length > 0 ? 2 : 0, lines };
}
