import { linkNames } from '../../../catalogue/catalogue';
import { listMissingLinks } from '../../../catalogue/derive-settings';
import type { JsonPlace } from '../../../catalogue/source/json-text';
import { quoteNames } from '../../findings/quote-names';
import { ofAreas } from '../rule';

/** Every link of every environment must be stated or derivable from the domain. */
export const rule = ofAreas(({ file, area, settings, links: whole }, report) => {
  if (whole) return;
  const missing = listMissingLinks(settings);
  for (const environment of new Set(missing.map((one) => one.environment))) {
    const links = missing.filter((one) => one.environment === environment).map(({ link }) => link);
    const place: JsonPlace = { file, path: [area, 'links', environment], part: 'key' };
    const isWhole = links.length === linkNames.length;
    report(place, { environment, ...(!isWhole && { links: quoteNames(links) }) });
  }
});
