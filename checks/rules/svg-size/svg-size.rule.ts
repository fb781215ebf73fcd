import type { Rule } from '../rule';

/** The tag that a drawing begins with is near its start, or stands behind a maker's remarks. */
const heads = [400, 8_000];
const widthOf = /\swidth\s*=\s*(?:"[^"%]+"|'[^'%]+')/;
const heightOf = /\sheight\s*=\s*(?:"[^"%]+"|'[^'%]+')/;

/** A browser scales a drawing by its viewBox, or by a width and a height of its own; one without is painted as it is, and cut. */
export const rule: Rule = {
  subject: 'image',
  check: ({ file, bytes }, report) => {
    if (!bytes || !file.endsWith('.svg')) return;
    for (const head of heads) {
      const text = bytes.toString('latin1', 0, head);
      const offset = text.indexOf('<svg');
      const end = text.indexOf('>', offset);
      if (offset === -1 || end === -1) continue;
      const root = text.slice(offset, end);
      if (!saysSize(root)) report({ file, offset, length: root.length + 1 });
      return;
    }
  },
};

/** Of a drawing of nothing nothing is cut. */
function saysSize(root: string): boolean {
  return root.includes('viewBox') || root.endsWith('/') || (widthOf.test(root) && heightOf.test(root));
}
