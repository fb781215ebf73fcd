import { posix } from 'node:path';
import { findDrawing } from '../../../catalogue/brand-images';
import { configPaths } from '../../../catalogue/config-paths';
import type { BrandSubject, UnreadFile } from '../../../catalogue/subject';
import { isMisplaced } from '../country';
import type { Report, Rule } from '../rule';

/** A file that nothing reads: misspelt, put aside, in a wrong folder, of a language that no area has, or of a kind that is not shown. */
export const rule: readonly Rule[] = [
  {
    subject: 'brand',
    check: (brand, report) => {
      for (const file of brand.unread) tellOf(brand, file, report);
      tellOtherLanguages(brand, report);
    },
  },
  {
    subject: 'shared',
    check: ({ unread }, report) => {
      for (const file of unread) tell(file, report);
    },
  },
];

/** Words in a language that no page of the brand has; a brand without any area is told as such. */
function tellOtherLanguages({ id, areas, words, messages }: BrandSubject, report: Report): void {
  if (areas.length === 0) return;
  // An area in another country's language, or one that was meant to be another country's, is told as such.
  if (areas.some(isMisplaced)) return;
  const languages = areas.flatMap(({ settings }) => settings.language ?? []).map(String);
  // An area without a language has been told, and may have any.
  if (languages.length < areas.length) return;
  const files = [
    ...words.map(({ file, language }) => ({ file, language })),
    ...Object.keys(messages).map((language) => ({ file: configPaths.messages(id, language), language })),
  ];
  for (const { file, language } of files) {
    if (languages.includes(language)) continue;
    report({ file, offset: 0, length: 1 }, { file: posix.basename(file), languages });
  }
}

/** Says of a file without a near name what the brand knows: its language, and the pictures that are shown by name. */
function tellOf(brand: BrandSubject, unread: UnreadFile, report: Report): void {
  const name = posix.basename(unread.file);
  const words = findMeantWords(name, brand);
  const drawing = findDrawing(name);
  const known = words ?? drawing;
  const isThere = known !== undefined && brand.files.includes(known);
  if (unread.meant || known === undefined) tell(unread, report);
  else if (words !== undefined || isThere)
    tell({ ...unread, meant: { file: `${configPaths.brandFolder(brand.id)}/${known}`, isThere } }, report);
  else report({ file: unread.file, offset: 0, length: 1 }, { file: name, drawing: known });
}

const wordsName = /^(copy|messages)(?:[._-]pt(?:[_-]pt)?)?\.json$/i;

/** The file of words that was meant by `copy.json` or `copy.pt.json`: a brand of one language has one. */
function findMeantWords(name: string, { areas }: BrandSubject): string | undefined {
  const [, kind] = wordsName.exec(name) ?? [];
  const [language, ...others] = new Set(areas.map(({ settings }) => settings.language));
  const isOne = language !== undefined && others.length === 0;
  return kind !== undefined && isOne ? `${kind.toLowerCase()}.${language}.json` : undefined;
}

function tell({ file, meant }: UnreadFile, report: Report): void {
  report({ file, offset: 0, length: 1 }, { file: posix.basename(file), ...(meant && adviseOn(file, meant)) });
}

function adviseOn(file: string, { file: meant, isThere }: NonNullable<UnreadFile['meant']>) {
  const isBeside = posix.dirname(meant) === posix.dirname(file);
  if (isThere) return { there: isBeside ? posix.basename(meant) : meant };
  return isBeside ? { nearest: posix.basename(meant) } : { belongs: meant };
}
