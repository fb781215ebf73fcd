import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../../catalogue/source/make-folder';
import type { PlanWords } from '../plan-words';

/** A screen or image that differs, by its content. A side without it has none. */
export interface PicturePair {
  /** Also the prefix of its file names. */
  name: string;
  kind: 'screen' | 'image';
  /** File extension. */
  ending: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** A written pair, by the names of its files. */
export interface Picture extends Pick<PicturePair, 'name' | 'kind'> {
  before?: string;
  after?: string;
}

const sides = ['before', 'after'] as const;

const style =
  'body{font:14px sans-serif;margin:24px;background:#888}section{margin-bottom:40px}h2{font-size:16px}' +
  'div{display:flex;gap:24px;align-items:flex-start}figure{margin:0;width:375px}img{width:100%}figcaption{padding:4px 0}';

/** Names of our pictures; other files in the folder stay. */
const written = /\.(?:before|after)\.(?:png|svg|webp)$/;

/** Writes each pair's pictures and a page that shows them side by side. Removes those of an earlier plan. */
export function writeGallery(
  folder: string,
  pairs: readonly PicturePair[],
  { edits: title, sides: captions }: Pick<PlanWords, 'edits' | 'sides'>,
): Picture[] {
  makeFolder(folder);
  for (const file of readdirSync(folder)) if (written.test(file)) rmSync(path.join(folder, file));
  const pictures = pairs.map((pair) => writePair(folder, pair));
  const sections = pictures.map((picture) => {
    const { name } = picture;
    const figures = sides.map((side, index) => {
      const file = picture[side];
      const image = file ? `<img src="${file}" alt="${name}, ${captions[index]}">` : '';
      return `<figure><figcaption>${captions[index]}</figcaption>${image}</figure>`;
    });
    return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`;
  });
  const head = `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>`;
  writeFileSync(path.join(folder, 'index.html'), `${head}${sections.join('')}\n`);
  return pictures;
}

function writePair(folder: string, { name, kind, ending, ...pair }: PicturePair): Picture {
  const picture: Picture = { name, kind };
  for (const side of sides) {
    const content = pair[side];
    if (!content) continue;
    picture[side] = `${name}.${side}.${ending}`;
    writeFileSync(path.join(folder, `${name}.${side}.${ending}`), content);
  }
  return picture;
}
