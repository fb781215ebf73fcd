import { findNearest } from '../../findings/find-nearest';
import type { Report, Rule } from '../rule';

/** A file that nothing reads: misspelt, of a language that no area has, or of a kind that is not shown. */
export const rule: readonly Rule[] = [
  {
    subject: 'brand',
    check: ({ id, files, images, shared }, report) => {
      for (const name of files) {
        if (!shared.brandFiles.includes(name) && !images.includes(name))
          tell(`brands/${id}`, name, shared.brandFiles, report);
      }
    },
  },
  {
    subject: 'shared',
    check: ({ unread }, report) => {
      for (const { folder, name, known } of unread) tell(folder, name, known, report);
    },
  },
];

function tell(folder: string, name: string, known: readonly string[], report: Report): void {
  const nearest = findNearest(name, known);
  const params = { file: name, ...(nearest !== undefined && { nearest }) };
  report({ file: `${folder}/${name}`, offset: 0, length: 1 }, params);
}
