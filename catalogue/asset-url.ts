import type { BrandAsset } from './catalogue';

/** URL of a brand's file; undefined when the brand lacks it. */
export function buildAssetUrl(
  assets: ReadonlyMap<string, BrandAsset>,
  brandId: string,
  file: string,
): string | undefined {
  const asset = assets.get(`${brandId}/${file}`);
  return asset && `/brands/${brandId}/${file}?v=${asset.hash}`;
}

/** A brand's files with their URLs. */
export function listNamedAssets(
  assets: ReadonlyMap<string, BrandAsset>,
  brandId: string,
): { name: string; url: string }[] {
  return [...assets].flatMap(([key, { hash }]) =>
    key.startsWith(`${brandId}/`) ? [{ name: key.slice(brandId.length + 1), url: `/brands/${key}?v=${hash}` }] : [],
  );
}
