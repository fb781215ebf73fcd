import { ofImages } from '../rule';

/** Parts that run or load something when the image is opened directly. Links and images inside it are fine. */
const dangers: readonly (readonly [what: string, sign: RegExp])[] = [
  ['script', /<(?:[\w-]+:)?script\b/i],
  ['event', /[\s"'/]on[a-z]+\s*=/i],
  ['javascript', /(?:javascript|vbscript)\s*:/i],
  ['entity', /<!ENTITY|<!DOCTYPE[^>]*\[/i],
  ['foreign', /<(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i],
  [
    'href',
    /\b(?:href|src)\s*=\s*(?:"(?!#|data:image\/(?:png|jpeg|webp|gif);)|'(?!#|data:image\/(?:png|jpeg|webp|gif);)|[^"'\s])/i,
  ],
  ['href', /attributeName\s*=\s*["']\s*(?:[\w-]+:)?(?:href|on[a-z]+)/i],
  ['style', /@import|url\(\s*["']?(?!#|["']|data:image\/)/i],
];

export const rule = ofImages(({ file, bytes }, report) => {
  if (!bytes || !file.endsWith('.svg')) return;
  const text = bytes.toString('latin1');
  for (const [what, sign] of dangers) {
    const found = sign.exec(text);
    if (!found) continue;
    report({ file, offset: found.index, length: found[0].length }, { what });
    return;
  }
});
