import type { BrandAsset } from './catalogue';

/** The URL of a file of a brand; undefined when the brand has no such file. */
export function buildAssetUrl(
  assets: ReadonlyMap<string, BrandAsset>,
  brandId: string,
  file: string,
): string | undefined {
  const asset = assets.get(`${brandId}/${file}`);
  return asset && `/brands/${brandId}/${file}?v=${asset.hash}`;
}

/** The files of a brand, each with its URL. */
export function listNamedAssets(
  assets: ReadonlyMap<string, BrandAsset>,
  brandId: string,
): { name: string; url: string }[] {
  return [...assets].flatMap(([key, { hash }]) =>
    key.startsWith(`${brandId}/`) ? [{ name: key.slice(brandId.length + 1), url: `/brands/${key}?v=${hash}` }] : [],
  );
}
