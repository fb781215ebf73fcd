import { posix } from 'node:path';
import { configPaths } from '../../config-paths';
import { isMisplaced } from '../country';
import type { BrandSubject, Report, Rule, UnreadFile } from '../rule';

/** A file that nothing reads: misspelt, put aside, in a wrong folder, of a language that no area has, or of a kind that is not shown. */
export const rule: readonly Rule[] = [
  {
    subject: 'brand',
    check: (brand, report) => {
      for (const file of brand.unread) tell(file, report);
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
  const languages: string[] = areas.map(({ settings }) => settings.language);
  const files = [
    ...words.map(({ file, language }) => ({ file, language })),
    ...Object.keys(messages).map((language) => ({ file: configPaths.messages(id, language), language })),
  ];
  for (const { file, language } of files) {
    if (languages.includes(language)) continue;
    report({ file, offset: 0, length: 1 }, { file: posix.basename(file), languages });
  }
}

function tell({ file, meant }: UnreadFile, report: Report): void {
  report({ file, offset: 0, length: 1 }, { file: posix.basename(file), ...(meant && adviseOn(file, meant)) });
}

function adviseOn(file: string, { file: meant, isThere }: NonNullable<UnreadFile['meant']>) {
  const isBeside = posix.dirname(meant) === posix.dirname(file);
  if (isThere) return { there: isBeside ? posix.basename(meant) : meant };
  return isBeside ? { nearest: posix.basename(meant) } : { belongs: meant };
}
