import { ofImages } from '../rule';

/** The root tag is near the start, or follows the drawing tool's comments. */
const heads = [400, 8_000];
const widthOf = /\swidth\s*=\s*(?:"[^"%]+"|'[^'%]+')/;
const heightOf = /\sheight\s*=\s*(?:"[^"%]+"|'[^'%]+')/;

/** Browsers scale a drawing by its viewBox, or by its width and height. Without them it is cut. */
export const rule = ofImages(({ file, bytes }, report) => {
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
});

/** Nothing is cut from an empty drawing. */
function saysSize(root: string): boolean {
  return root.includes('viewBox') || root.endsWith('/') || (widthOf.test(root) && heightOf.test(root));
}
