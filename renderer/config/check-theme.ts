import type { Fonts } from '../../schemas/generated/types';
import { contrastOf, contrastPairs, type ResolvedTheme } from '../theme/resolve-theme';
import { buildThemeCss, ThemeTokenError } from '../theme/theme-css';
import type { BrandAsset } from './catalogue';
import type { ConfigFiles } from './config-files';

/** Files that every brand brings, found by name. */
const requiredAssets = ['logo.svg', 'favicon.svg', 'loading.svg'];

/** Contrast of every pair of roles in both modes (A11Y-4), tokens inside their grammar, images that exist. */
export function checkTheme(
  files: ConfigFiles,
  brandId: string,
  theme: ResolvedTheme,
  fonts: Fonts,
  assets: ReadonlyMap<string, BrandAsset>,
): void {
  const file = `brands/${brandId}/theme.json`;
  for (const mode of ['light', 'dark'] as const) {
    for (const [front, back, least] of contrastPairs) {
      const contrast = contrastOf(theme[mode][front], theme[mode][back]);
      if (contrast < least) {
        const figure = contrast.toFixed(2).replace('.', ',');
        files.add(
          file,
          [mode, front],
          'contrast-aa',
          `${front} sobre ${back} (${mode}) tem contraste ${figure}; o mínimo é ${least}`,
        );
      }
    }
  }
  const images = [...requiredAssets, theme.canvas.art, theme.canvas.artDark].filter((name) => name !== undefined);
  for (const name of images) {
    if (!assets.has(`${brandId}/${name}`))
      files.add(`brands/${brandId}/brand.json`, [], 'asset-missing', `falta o arquivo ${name}`);
  }
  try {
    buildThemeCss(theme, fonts, (name) => `/brands/${brandId}/${name}`);
  } catch (error) {
    if (!(error instanceof ThemeTokenError)) throw error;
    files.add(file, [], 'token-invalid', error.message);
  }
}
