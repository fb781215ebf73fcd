import { findNamedByPath, isImage } from '../../../catalogue/brand-images';
import { configPaths } from '../../../catalogue/config-paths';
import { resolveTheme } from '../../../model/theme/resolve-theme';
import { buildThemeCss, ThemeTokenError } from '../../../model/theme/theme-css';
import { joinRules, ofBrands, ofShared } from '../rule';

/** Theme rules that the schema cannot express: known fonts, and images from the brand's own folder. */
const ofOwn = ofBrands(({ brand, file: brandFile, theme, files, images, shared: { fonts } }, report) => {
  const allowed = Object.keys(fonts).filter((name) => name !== '$schema');
  if (brand.font !== undefined && !allowed.includes(brand.font)) {
    report({ file: brandFile, path: ['font'] }, { found: brand.font, allowed }, 'nearest-value');
  }
  if (!theme) return;
  const { file, own } = theme;
  for (const part of ['body', 'heading'] as const) {
    const found = own.font?.[part];
    if (found !== undefined && !allowed.includes(found)) {
      report({ file, path: ['font', part] }, { found, allowed }, 'nearest-value');
    }
  }
  for (const part of ['art', 'artDark'] as const) {
    const found = own.canvas?.[part];
    // An existing file that is not an image has its own finding.
    if (found === undefined || isImage(found) || files.includes(found)) continue;
    const nearest = findNamedByPath(found, images);
    report({ file, path: ['canvas', part] }, { found, allowed: images, ...(nearest !== undefined && { nearest }) });
  }
});

/** Checks the shared theme with each font by generating its CSS. */
const ofBase = ofShared(({ theme, fonts }, report) => {
  for (const name of Object.keys(fonts).filter((font) => font !== '$schema')) {
    const base = resolveTheme(null, theme, {});
    try {
      buildThemeCss({ ...base, font: { ...base.font, body: name, heading: name } }, fonts, () => undefined);
    } catch (error) {
      if (!(error instanceof ThemeTokenError)) throw error;
      report({ file: configPaths.fonts, path: [name] }, { found: error.message });
    }
  }
});

export const rule = joinRules(ofOwn, ofBase);
