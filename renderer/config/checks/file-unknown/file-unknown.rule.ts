import { posix } from 'node:path';
import type { Report, Rule, UnreadFile } from '../rule';

/** A file that nothing reads: misspelt, put aside, in a wrong folder, of a language that no area has, or of a kind that is not shown. */
export const rule: readonly Rule[] = [
  {
    subject: 'brand',
    check: ({ unread }, report) => {
      for (const file of unread) tell(file, report);
    },
  },
  {
    subject: 'shared',
    check: ({ unread }, report) => {
      for (const file of unread) tell(file, report);
    },
  },
];

function tell({ file, meant }: UnreadFile, report: Report): void {
  report({ file, offset: 0, length: 1 }, { file: posix.basename(file), ...(meant && adviseOn(file, meant)) });
}

function adviseOn(file: string, { file: meant, isThere }: NonNullable<UnreadFile['meant']>) {
  const isBeside = posix.dirname(meant) === posix.dirname(file);
  if (isThere) return { there: isBeside ? posix.basename(meant) : meant };
  return isBeside ? { nearest: posix.basename(meant) } : { belongs: meant };
}
