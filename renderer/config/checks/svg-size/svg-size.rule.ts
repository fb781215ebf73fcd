import type { Rule } from '../rule';

/** The tag that a drawing begins with stands behind no more than a maker's remarks. */
const head = 4_000;
const widthOf = /\swidth\s*=\s*(?:"[^"%]+"|'[^'%]+')/;
const heightOf = /\sheight\s*=\s*(?:"[^"%]+"|'[^'%]+')/;

/** A browser scales a drawing by its viewBox, or by a width and a height of its own; one without is painted as it is, and cut. */
export const rule: Rule = {
  subject: 'image',
  check: ({ file, bytes }, report) => {
    if (!bytes || !file.endsWith('.svg')) return;
    const text = bytes.toString('latin1', 0, head);
    const offset = text.indexOf('<svg');
    const end = text.indexOf('>', offset);
    if (offset === -1 || end === -1) return;
    const root = text.slice(offset, end);
    // Of nothing nothing is cut.
    if (root.includes('viewBox') || root.endsWith('/') || (widthOf.test(root) && heightOf.test(root))) return;
    report({ file, offset, length: root.length + 1 });
  },
};
