import { readFileSync } from 'node:fs';
import type { BrandAsset, Catalogue } from '../../catalogue/catalogue';
import type { Rename } from './find-renames';
import type { PlanTree } from './read-plan-tree';

/** Both sides of a plan. */
export interface PlanSides {
  before: PlanTree;
  after: PlanTree;
  renamed: readonly Rename[];
}

/** Files of a brand by name, such as `logo.svg`. */
export function listAssets({ assets }: Catalogue, brandId: string): Map<string, BrandAsset> {
  const own = [...assets].filter(([key]) => key.startsWith(`${brandId}/`));
  return new Map(own.map(([key, asset]) => [key.slice(brandId.length + 1), asset]));
}

/** Bytes of a brand's file on both sides; undefined where there is none. */
export function readAssetSides(
  brandId: string,
  name: string,
  { before, after, renamed }: PlanSides,
): { before: Buffer | undefined; after: Buffer | undefined } {
  const earlierId = renamed.find(({ to }) => to === brandId)?.from ?? brandId;
  return {
    before: readAsset(before.catalogue.assets.get(`${earlierId}/${name}`)),
    after: readAsset(after.catalogue.assets.get(`${brandId}/${name}`)),
  };
}

function readAsset(asset: BrandAsset | undefined): Buffer | undefined {
  if (!asset) return undefined;
  return 'text' in asset ? Buffer.from(asset.text) : readFileSync(asset.file);
}
