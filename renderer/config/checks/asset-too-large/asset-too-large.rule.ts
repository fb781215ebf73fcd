import type { Rule } from '../rule';

/** A picture stands before the first paint: 200 kB are more than the rest of the page. */
const maximumBytes = 200_000;

export const rule: Rule = {
  subject: 'image',
  check: ({ file, bytes }, report) => {
    if (bytes && bytes.length <= maximumBytes) return;
    report({ file, offset: 0, length: 1 }, { limit: maximumBytes / 1_000 });
  },
};
