import { type EarlierPrices, listPrices } from '../catalogue/earlier-prices';
import { inspectConfig } from './inspect-config';

/** Prices of all readable brands below a folder. */
export function listTreePrices(root: string): EarlierPrices {
  const prices = new Map<string, ReturnType<typeof listPrices>>();
  inspectConfig(root, { onBrand: (brand) => prices.set(brand.id, listPrices(brand.areas)) });
  return prices;
}
