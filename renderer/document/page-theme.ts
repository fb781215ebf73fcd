import { buildAssetUrl } from '../../catalogue/asset-url';
import { findBrand } from '../../catalogue/catalogue-index';
import type { ResolvedTheme } from '../../model/theme/resolve-theme';
import { buildThemeCss, ThemeTokenError } from '../../model/theme/theme-css';
import { report } from '../report/report';
import { getRuntime } from '../server/runtime';

const themeSheets = new WeakMap<ResolvedTheme, string>();

/** The theme of the page's brand as CSS; the neutral one when a token cannot be loaded (spec 8). */
export function readThemeCss(brandId: string | null | undefined): string {
  const { catalogue } = getRuntime();
  const { neutralTheme, fonts, assets } = catalogue;
  const theme = (brandId && findBrand(catalogue, brandId)?.theme) || neutralTheme;
  let css = themeSheets.get(theme);
  if (css === undefined) {
    try {
      css = buildThemeCss(theme, fonts, (file) =>
        theme.brandId === null ? undefined : buildAssetUrl(assets, theme.brandId, file),
      );
    } catch (error) {
      if (!(error instanceof ThemeTokenError)) throw error;
      report('error', error.message, { area: 'theme', code: theme.brandId ?? 'neutral' });
      css = buildThemeCss(neutralTheme, fonts, () => undefined);
    }
    themeSheets.set(theme, css);
  }
  return css;
}
