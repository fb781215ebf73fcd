import { ofImages } from '../rule';

/** The root tag follows the drawing tool's comments. */
const headLength = 8_000;
const widthOf = /\swidth\s*=\s*(?:"[^"%]+"|'[^'%]+')/;
const heightOf = /\sheight\s*=\s*(?:"[^"%]+"|'[^'%]+')/;

/** Browsers scale a drawing by its viewBox, or by its width and height. Without them it is cut. */
export const rule = ofImages(({ file, bytes }, report) => {
  if (!bytes || !file.endsWith('.svg')) return;
  const root = /<svg([^>]*)>/.exec(bytes.toString('latin1', 0, headLength));
  if (root && !saysSize(root[1] ?? '')) report({ file, offset: root.index, length: root[0].length });
});

/** Nothing is cut from an empty drawing. */
function saysSize(attributes: string): boolean {
  const isSized = widthOf.test(attributes) && heightOf.test(attributes);
  return isSized || attributes.includes('viewBox') || attributes.endsWith('/');
}
