import type { Explanation } from '../../catalogue/explain-brand';

/**
 * Finds the free periods of plans that a text such as `7 dias grátis` shows.
 *
 * @param uses copy that produces the text: `trialDays` shows days, `trialMonths` months
 */
export function findTrials(all: readonly Explanation[], uses: readonly Explanation[], text: string): Explanation[] {
  const counts = new Set(text.match(/\d+/g)?.map(Number));
  return all.filter(({ group, key, value }) => {
    if (!/^plans\.\w+\.trial\.count$/.test(key) || typeof value !== 'number' || !counts.has(value)) return false;
    const unitKey = key.replace(/count$/, 'unit');
    const unit = all.find((one) => one.group === group && one.key === unitKey)?.value;
    return uses.some((use) => use.group.startsWith('copy.') && use.key.toLowerCase().includes(`trial${unit}`));
  });
}
