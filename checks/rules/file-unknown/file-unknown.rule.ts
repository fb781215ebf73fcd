import { posix } from 'node:path';
import { findDrawing } from '../../../catalogue/brand-images';
import { configPaths } from '../../../catalogue/config-paths';
import type { BrandSubject, UnreadFile } from '../../../catalogue/subject';
import { isMisplaced, languageOf } from '../country';
import { listWordFiles } from '../list-word-files';
import type { Report, Rule } from '../rule';

/**
 * Reports a file that nothing reads: misspelt, set aside, in a wrong folder, for an unused language, or of an
 * unsupported type.
 */
export const rule: Rule = ({ shared, brands }, report) => {
  for (const file of shared.unread) reportOne(file, report);
  for (const brand of brands) {
    for (const file of brand.unread) reportUnread(brand, file, report);
    reportOtherLanguages(brand, report);
  }
};

/** Copy in a language that no page of the brand uses. A brand without areas has its own finding. */
function reportOtherLanguages(brand: BrandSubject, report: Report): void {
  const { areas } = brand;
  if (areas.length === 0) return;
  // An area with another country's language, or meant for another country, has its own finding.
  if (areas.some(isMisplaced)) return;
  const languages = areas.flatMap(({ settings }) => settings.language ?? []).map(String);
  // An area without a language has its own finding, and may use any.
  if (languages.length < areas.length) return;
  for (const { file, language } of listWordFiles(brand)) {
    // An area that states another language than its words has its own finding.
    if (languages.includes(language) || areas.some((area) => languageOf(area) === language)) continue;
    report({ file, offset: 0, length: 1 }, { file: posix.basename(file), languages });
  }
}

/** For a file without a similar name, reports the brand's language and the image names that are used. */
function reportUnread(brand: BrandSubject, unread: UnreadFile, report: Report): void {
  const name = posix.basename(unread.file);
  const words = findIntendedWords(name, brand);
  const drawing = findDrawing(name);
  const known = words ?? drawing;
  const isThere = known !== undefined && brand.files.includes(known);
  if (unread.intended || known === undefined) reportOne(unread, report);
  else if (words !== undefined || isThere)
    reportOne({ ...unread, intended: { file: `${configPaths.brandFolder(brand.id)}/${known}`, isThere } }, report);
  else report({ file: unread.file, offset: 0, length: 1 }, { file: name, drawing: known });
}

const wordsName = /^(copy|messages)(?:[._-]pt(?:[_-]pt)?)?\.json$/i;

/** The copy file that `copy.json` or `copy.pt.json` stands for: a brand with one language has one. */
function findIntendedWords(name: string, { areas }: BrandSubject): string | undefined {
  const [, kind] = wordsName.exec(name) ?? [];
  const [language, ...others] = new Set(areas.map(({ settings }) => settings.language));
  const isOne = language !== undefined && others.length === 0;
  return kind !== undefined && isOne ? `${kind.toLowerCase()}.${language}.json` : undefined;
}

function reportOne({ file, intended }: UnreadFile, report: Report): void {
  report({ file, offset: 0, length: 1 }, { file: posix.basename(file), ...(intended && adviseOn(file, intended)) });
}

function adviseOn(file: string, { file: intended, isThere }: NonNullable<UnreadFile['intended']>) {
  const isInSameFolder = posix.dirname(intended) === posix.dirname(file);
  if (isThere) return { there: isInSameFolder ? posix.basename(intended) : intended };
  return isInSameFolder ? { nearest: posix.basename(intended) } : { belongs: intended };
}
