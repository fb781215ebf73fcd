import { buildAssetUrl } from '../../catalogue/asset-url';
import { findBrand } from '../../catalogue/catalogue-index';
import type { ResolvedTheme } from '../../model/theme/resolve-theme';
import { buildThemeCss, ThemeTokenError } from '../../model/theme/theme-css';
import { report } from '../report/report';
import { getRuntime } from '../server/runtime';

const themeSheets = new WeakMap<ResolvedTheme, Map<string | undefined, string>>();

/** The theme of the page's brand as CSS; the neutral one when a token cannot be loaded (spec 8). */
export function readThemeCss(brandId: string | null | undefined): string {
  return readSheet(brandId);
}

/** The theme of the page's upsell as CSS, for when the page wears it; empty where there is none. */
export function readUpsellCss(brandId: string | null | undefined): string {
  return brandId ? readSheet(brandId, 'upsell') : '';
}

/** @param scope as in `buildThemeCss` */
function readSheet(brandId: string | null | undefined, scope?: string): string {
  const { catalogue } = getRuntime();
  const { neutralTheme, fonts, assets } = catalogue;
  const theme = (brandId && findBrand(catalogue, brandId)?.theme) || neutralTheme;
  const sheets = themeSheets.get(theme) ?? new Map<string | undefined, string>();
  themeSheets.set(theme, sheets);
  let css = sheets.get(scope);
  if (css === undefined) {
    try {
      const urlOf = (file: string) => (theme.brandId === null ? undefined : buildAssetUrl(assets, theme.brandId, file));
      css = buildThemeCss(theme, fonts, urlOf, scope);
    } catch (error) {
      if (!(error instanceof ThemeTokenError)) throw error;
      report('error', error.message, { area: 'theme', code: theme.brandId ?? 'neutral' });
      css = buildThemeCss(neutralTheme, fonts, () => undefined, scope);
    }
    sheets.set(scope, css);
  }
  return css;
}
