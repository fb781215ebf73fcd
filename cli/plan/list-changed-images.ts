import { readFileSync } from 'node:fs';
import type { BrandAsset } from '../../catalogue/catalogue';
import type { PlanTree } from './read-plan-tree';

/** A brand's image that differs; a side without it has none. */
export interface ChangedImage {
  brandId: string;
  /** Name in the brand's folder, such as `logo.svg`. */
  name: string;
  before: BrandAsset | undefined;
  after: BrandAsset | undefined;
}

/** Images of brands that both sides have: files, and those drawn for a brand. */
export function listChangedImages({ catalogue: before }: PlanTree, { catalogue: after }: PlanTree): ChangedImage[] {
  const isKept = (key: string) =>
    [before, after].every(({ brands }) => brands.some(({ id }) => key.startsWith(`${id}/`)));
  return [...new Set([...before.assets.keys(), ...after.assets.keys()])].sort().flatMap((key): ChangedImage[] => {
    const [was, is] = [before.assets.get(key), after.assets.get(key)];
    const isImage = (is ?? was)?.type.startsWith('image/');
    if (!isImage || was?.hash === is?.hash || !isKept(key)) return [];
    const [brandId = '', ...name] = key.split('/');
    return [{ brandId, name: name.join('/'), before: was, after: is }];
  });
}

/** Bytes of an image; undefined when there is none. */
export function readImage(asset: BrandAsset | undefined): Buffer | undefined {
  if (!asset) return undefined;
  return 'text' in asset ? Buffer.from(asset.text) : readFileSync(asset.file);
}
