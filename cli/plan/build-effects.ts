import { isDeepStrictEqual } from 'node:util';
import type { CatalogueBrand } from '../../catalogue/catalogue';
import { compareScreens, type ScreenEffect } from './compare-screens';
import { listScreens } from './list-screens';
import type { PlanTree } from './read-plan-tree';

/** Both trees → every changed screen, brand by brand. */
export function buildEffects(before: PlanTree, after: PlanTree): ScreenEffect[] {
  const old = new Map(before.catalogue.brands.map((brand) => [brand.id, brand]));
  const now = new Map(after.catalogue.brands.map((brand) => [brand.id, brand]));
  const isShared = isDeepStrictEqual(sharedParts(before), sharedParts(after));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    if (isShared && isDeepStrictEqual(ownParts(before, was), ownParts(after, is))) return [];
    return compareScreens(was ? listScreens(before, was) : new Map(), is ? listScreens(after, is) : new Map());
  });
}

/** Shared parts outside any brand that still affect pages. */
function sharedParts({ shared, catalogue }: PlanTree): unknown {
  return [shared.manifests, catalogue.fonts];
}

/** All parts of a brand's screens; most changes leave most brands unchanged. */
function ownParts({ catalogue }: PlanTree, brand: CatalogueBrand | undefined): unknown {
  if (!brand) return undefined;
  const assets = [...catalogue.assets].filter(([file]) => file.startsWith(`${brand.id}/`));
  return [brand.theme, brand.areas, assets.map(([file, { hash }]) => [file, hash])];
}
