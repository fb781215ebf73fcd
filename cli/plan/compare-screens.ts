import { type Leaves, listChangedPaths } from './list-leaves';
import type { Screen, ScreenPlace } from './screen';

/** Effect of a change on one screen. */
export interface ScreenEffect extends ScreenPlace {
  kind: 'changed' | 'added' | 'removed';
  /** Paths of changed values; empty for a screen that only one side has. */
  paths: readonly string[];
}

/** Screens before and after → those that differ for buyers, in tree order. */
export function compareScreens(
  before: ReadonlyMap<string, Screen>,
  after: ReadonlyMap<string, Screen>,
): ScreenEffect[] {
  const compare = createComparison();
  const removed = [...before].flatMap(([key, { place }]) => (after.has(key) ? [] : [gone(place)]));
  const others = [...after].flatMap(([key, { place, layers }]): ScreenEffect[] => {
    const old = before.get(key);
    if (!old) return [{ ...place, kind: 'added', paths: [] }];
    const paths = layers.flatMap((layer, index) => compare(old.layers[index] ?? new Map(), layer));
    return paths.length === 0 ? [] : [{ ...place, kind: 'changed', paths }];
  });
  return [...others, ...removed];
}

function gone(place: ScreenPlace): ScreenEffect {
  return { ...place, kind: 'removed', paths: [] };
}

/** Layers that screens share are compared once. */
function createComparison(): (before: Leaves, after: Leaves) => readonly string[] {
  const known = new WeakMap<Leaves, WeakMap<Leaves, readonly string[]>>();
  return (before, after) => {
    const ofBefore = known.get(before) ?? new WeakMap<Leaves, readonly string[]>();
    known.set(before, ofBefore);
    const paths = ofBefore.get(after) ?? listChangedPaths(before, after);
    ofBefore.set(after, paths);
    return paths;
  };
}
