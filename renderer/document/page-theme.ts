import { buildAssetUrl } from '../../catalogue/asset-url';
import { findBrand } from '../../catalogue/catalogue-index';
import type { ResolvedTheme } from '../../model/theme/resolve-theme';
import { buildThemeCss, type ThemeScope, ThemeTokenError } from '../../model/theme/theme-css';
import { report } from '../report/report';
import { getRuntime } from '../server/runtime';

const themeSheets = new WeakMap<ResolvedTheme, Map<string, string>>();

/** The theme of the page's brand as CSS; the neutral one when a token cannot be loaded (spec 8). */
export function readThemeCss(brandId: string | null | undefined): string {
  return readSheet(brandId);
}

/** The theme of the page's upsell as CSS, for when the page wears it; empty where there is none. */
export function readUpsellCss(brandId: string | null | undefined): string {
  return brandId ? readSheet(brandId, { kind: 'offer', name: 'upsell' }) : '';
}

/** The themes of brands as CSS, for elements that wear their faces. */
export function readFacesCss(brandIds: readonly string[]): string {
  return brandIds.map((brandId) => readSheet(brandId, { kind: 'face', name: brandId })).join('');
}

/** @param scope as in `buildThemeCss` */
function readSheet(brandId: string | null | undefined, scope?: ThemeScope): string {
  const { catalogue } = getRuntime();
  const { neutralTheme, fonts, assets } = catalogue;
  const theme = (brandId && findBrand(catalogue, brandId)?.theme) || neutralTheme;
  const sheets = themeSheets.get(theme) ?? new Map<string, string>();
  const key = scope === undefined ? '' : `${scope.kind} ${scope.name}`;
  themeSheets.set(theme, sheets);
  let css = sheets.get(key);
  if (css === undefined) {
    try {
      const urlOf = (file: string) => (theme.brandId === null ? undefined : buildAssetUrl(assets, theme.brandId, file));
      css = buildThemeCss(theme, fonts, urlOf, scope);
    } catch (error) {
      if (!(error instanceof ThemeTokenError)) throw error;
      report('error', error.message, { area: 'theme', code: theme.brandId ?? 'neutral' });
      css = buildThemeCss(neutralTheme, fonts, () => undefined, scope);
    }
    sheets.set(key, css);
  }
  return css;
}
