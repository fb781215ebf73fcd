import { posix } from 'node:path';
import { knownImages } from '../../../catalogue/brand-images';
import type { Rule } from '../rule';

/** Images load before the first paint: 200 kB exceed the rest of the page. */
const maximumBytes = 200_000;

export const rule: Rule = {
  subject: 'image',
  check: ({ file, bytes }, report) => {
    if (bytes && bytes.length <= maximumBytes) return;
    const name = posix.basename(file);
    // With another type it would need another name, which nothing reads.
    const params = { limit: maximumBytes / 1_000, ...(knownImages.includes(name) && { name }) };
    report({ file, offset: 0, length: 1 }, params);
  },
};
