import type { BrandArea, BrandAsset } from './catalogue';

/** Logo width of a brand that sets none, in px. */
const defaultLogoWidth = 110;

/** URL of a brand's file; undefined when the brand lacks it. */
export function buildAssetUrl(
  assets: ReadonlyMap<string, BrandAsset>,
  brandId: string,
  file: string,
): string | undefined {
  const asset = assets.get(`${brandId}/${file}`);
  return asset && `/brands/${brandId}/${file}?v=${asset.hash}`;
}

/** The logo of an area's brand for both modes, with its width in px. */
export function findLogo({ brandId, settings }: BrandArea, assets: ReadonlyMap<string, BrandAsset>) {
  const light = buildAssetUrl(assets, brandId, 'logo.svg') ?? '';
  const dark = buildAssetUrl(assets, brandId, 'logo-dark.svg') ?? light;
  return { light, dark, width: settings.logoWidth ?? defaultLogoWidth };
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
