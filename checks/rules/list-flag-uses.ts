import type { JsonPlace } from '../../catalogue/source/json-text';
import type { BrandSubject, Config, VariantSubject } from '../../catalogue/subject';

/** Place that names a feature flag. */
export interface FlagUse {
  flag: string;
  place: JsonPlace;
}

/** Flags that brands and shared wordings name. Brands that play one flow name its flags once each. */
export function listAllFlagUses({ shared, brands }: Pick<Config, 'shared' | 'brands'>): FlagUse[] {
  return [...shared.variants.map(toUse), ...brands.flatMap(listFlagUses)];
}

/** Flags that a brand names: of its methods, its flows' steps and its wordings. */
export function listFlagUses({ areas, variants }: BrandSubject): FlagUse[] {
  const ofAreas = areas.flatMap(({ settings, flows, placeOf }) => [
    ...Object.entries(settings.payment?.flags ?? {}).map(([method, flag]) => ({
      flag,
      place: placeOf(['payment', 'flags', method]),
    })),
    ...flows.flatMap(({ file, flow }) =>
      flow.steps.flatMap(({ flag }, index) =>
        flag === undefined ? [] : [{ flag, place: { file, path: ['steps', index, 'flag'] } }],
      ),
    ),
  ]);
  return [...ofAreas, ...variants.map(toUse)];
}

function toUse({ flag, file }: VariantSubject): FlagUse {
  return { flag, place: { file, path: ['variants', flag], part: 'key' } };
}
