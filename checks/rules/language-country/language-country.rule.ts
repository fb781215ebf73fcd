import type { AreaSubject, BrandSubject } from '../../../catalogue/subject';
import { foreign, languageOf } from '../country';
import { listWordFiles } from '../list-word-files';
import { ofBrands, type Report } from '../rule';

/** Pages use a language of the area's country, and one in which the brand has its words. */
export const rule = ofBrands((brand, report) => {
  for (const area of brand.areas) reportArea(area, brand, report);
});

function reportArea(subject: AreaSubject, brand: BrandSubject, report: Report): void {
  const { area, settings, placeOf } = subject;
  const { language: found } = settings;
  const own = languageOf(subject);
  // A `null` that removes it has its own finding.
  if (found === undefined || found === own) return;
  const files = listWordFiles(brand);
  const words = files.find(({ language }) => language === own)?.file;
  const isForeign = foreign[area].languages.includes(found);
  const isUnread = words !== undefined && !brand.areas.some(({ settings: { language } }) => language === own);
  if (!isForeign && !isUnread) return;
  // Words in one of the two languages say which area or language was meant.
  const isIntended = isForeign && words !== undefined && !files.some(({ language }) => language === found);
  report(
    placeOf(['language']),
    { found, area, what: isForeign ? 'country' : 'words', own, ...(words !== undefined && { words }) },
    isIntended ? { kind: 'set-value', value: own } : undefined,
  );
}
