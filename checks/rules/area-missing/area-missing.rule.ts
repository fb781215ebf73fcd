import { areas } from '../../../catalogue/catalogue';
import { listMissingSettings } from '../../../catalogue/derive-settings';
import { resolveSettings } from '../../../catalogue/resolve-settings';
import type { BrandSubject } from '../../../catalogue/subject';
import { quoteNames } from '../../findings/quote-names';
import { ofBrands } from '../rule';

/** A brand is sold in the areas that it names. Settings under `all` name no area. */
export const rule = ofBrands((subject, report) => {
  const { file, brand } = subject;
  if (areas.some((area) => brand[area] !== undefined)) return;
  const missing = listMissing(subject);
  const keys = missing.length > 0 ? { keys: quoteNames(missing) } : {};
  report({ file, path: brand.all === undefined ? [] : ['all'], part: 'key' }, { areas, ...keys });
});

/** Settings that any area would need. */
function listMissing({ id, brand, shared }: BrandSubject): string[] {
  const paths = areas.flatMap((area) => listMissingSettings(resolveSettings(id, shared.settings[area], brand, area)));
  return [...new Set(paths.map((path) => path.join('.')))];
}
