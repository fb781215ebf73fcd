import type { AreaSubject } from '../../catalogue/subject';
import { findChangeRule } from './change-table';
import type { Difference } from './compare-facts';
import { listScreens, type ScreenPlace } from './screen';

/** Effect of a change on one screen. */
export interface ScreenEffect extends ScreenPlace {
  kind: 'changed' | 'added' | 'removed';
  /** Paths of changed values; empty for a screen that only one side has. */
  paths: readonly string[];
}

/**
 * Screens that differ for buyers, area by area: those that only one side has, and those that may show a changed value of
 * their area or brand.
 *
 * @param differences by subject
 */
export function listEffects(
  before: ReadonlyMap<string, AreaSubject>,
  after: ReadonlyMap<string, AreaSubject>,
  differences: ReadonlyMap<string, readonly Difference[]>,
): ScreenEffect[] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((subject) => {
    const [old, now] = [before.get(subject), after.get(subject)];
    const [was, is] = [listScreens(old), listScreens(now)];
    const shown = [subject, now?.brandId ?? '']
      .flatMap((owner) => differences.get(owner) ?? [])
      .filter(({ path }) => findChangeRule(path).reason !== undefined);
    const others = [...is].flatMap(([key, screen]): ScreenEffect[] => {
      if (!was.has(key)) return [{ ...screen, kind: 'added', paths: [] }];
      const paths = shown.filter((difference) => isOn(difference, screen)).map(({ path }) => path);
      return paths.length === 0 ? [] : [{ ...screen, kind: 'changed', paths }];
    });
    const gone = [...was].flatMap(([key, screen]) =>
      is.has(key) ? [] : [{ ...screen, kind: 'removed', paths: [] } as const],
    );
    return [...others, ...gone];
  });
}

function isOn({ was, is }: Difference, screen: ScreenPlace): boolean {
  return [was, is].some((fact) => fact && (fact.isOn?.(screen) ?? true));
}
