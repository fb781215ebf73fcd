import type { Area, PlanType } from '../schemas/generated/types';
import type { AreaSettings } from './catalogue';

/** Prices of an area's plans in minor units. */
export type AreaPrices = Readonly<Partial<Record<PlanType, number>>>;

/** Prices of brands at an earlier commit, by the brand's present folder. */
export type EarlierPrices = ReadonlyMap<string, Readonly<Partial<Record<Area, AreaPrices>>>>;

/** Prices of all plans of a brand, by area. */
export function listPrices(
  areas: readonly { area: Area; settings: Pick<AreaSettings, 'plans'> }[],
): Partial<Record<Area, AreaPrices>> {
  return Object.fromEntries(
    areas.map(({ area, settings }) => [
      area,
      // A mistake may have removed the plans, or a price.
      Object.fromEntries(Object.entries(settings.plans ?? {}).map(([type, plan]) => [type, plan?.amount])),
    ]),
  );
}

/** Prices of brands, to compare later ones with. */
export function listPricesOf(
  brands: readonly { id: string; areas: Parameters<typeof listPrices>[0] }[],
): EarlierPrices {
  return new Map(brands.map(({ id, areas }) => [id, listPrices(areas)]));
}
