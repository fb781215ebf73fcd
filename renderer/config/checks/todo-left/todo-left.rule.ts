import type { JSONPath } from 'jsonc-parser';
import type { Report, Rule } from '../rule';

/** What people leave in a text to come back to; `TODO` alone is also Portuguese. */
const marks = /\bTODO\s*[:(]|^\s*TODO\s*$|\bFIXME\b|\blorem ipsum\b|\bX{3,}\b/i;
const upperMarks = /\bTODO\b|\bFIXME\b|\bXXX+\b|lorem ipsum/i;

/** Words that a buyer must never read. */
export const rule: readonly Rule[] = [
  { subject: 'brand', check: ({ file, brand }, report) => findMarks(brand, file, [], report) },
  { subject: 'flow', check: ({ file, flow }, report) => findMarks(flow, file, [], report) },
  { subject: 'words', check: ({ file, copy, isBrands }, report) => isBrands && findMarks(copy, file, [], report) },
];

function findMarks(value: unknown, file: string, path: JSONPath, report: Report): void {
  if (typeof value === 'string') {
    if (upperMarks.test(value) && marks.test(value)) report({ file, path }, { found: value.slice(0, 60) });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      findMarks(part, file, [...path, Array.isArray(value) ? Number(key) : key], report);
    }
  }
}
