import { type EarlierPrices, listPrices } from '../catalogue/earlier-prices';
import { inspectConfig } from './inspect-config';

/** Prices of all readable brands below a folder. */
export function listTreePrices(root: string): EarlierPrices {
  return new Map(inspectConfig(root).brands.map(({ id, areas }) => [id, listPrices(areas)]));
}
