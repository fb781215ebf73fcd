import { ofImages } from '../rule';
import { measureDrawing } from './measure-drawing';

/** A logo has some hundred. A phone draws this many in half a second. */
const limit = 5_000;

/** Quick test: a drawing that repeats a part names it. */
const repetition = /href|url\(|&#/;

/** A small file may repeat its parts a million times, and a page that shows it stops. */
export const rule = ofImages(({ file, bytes }, report) => {
  if (!bytes || !file.endsWith('.svg')) return;
  const text = bytes.toString('utf8');
  const least = text.split('<').length;
  if (least <= limit && !repetition.test(text)) return;
  const count = least > 2 * limit + 2 ? least : measureDrawing(text);
  if (count <= limit) return;
  report({ file, offset: 0, length: 1 }, { what: Number.isNaN(count) ? 'itself' : 'many', limit });
});
