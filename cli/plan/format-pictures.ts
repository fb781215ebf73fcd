import type { PlanLine } from './markdown';
import type { Picture } from './pictures/write-gallery';
import type { PlanWords } from './plan-words';

/** Pictures that a plan has written. */
export interface WrittenPictures {
  folder: string;
  pictures: readonly Picture[];
  /** URL that serves the folder; undefined where a reader has only the folder. */
  url?: string | undefined;
}

/** Screens that a reader sees at once, and those behind one click. The folder has all. */
const shownScreens = 20;
const foldedScreens = 40;

/** Width of a picture in a comment. Two screens fit side by side. */
const widths = { screen: 280, image: 200 } as const;

/**
 * Marks around pictures with a URL. The workflow deletes what is between them if it could not publish the pictures.
 */
const marks = ['<!-- pictures -->', '<!-- /pictures -->'] as const;

/** Images before and after, side by side; none without a URL. */
export function formatImages(written: WrittenPictures, words: PlanWords): PlanLine[] {
  const images = written.pictures.filter(({ kind }) => kind === 'image').slice(0, shownScreens);
  return images.length === 0 || !written.url ? [] : formatBlock(formatTable(written, images, words));
}

/** Number and folder of the screens that look different, and the screens: side by side, else by name. */
export function formatScreenPictures(written: WrittenPictures, words: PlanWords): PlanLine[] {
  const screens = written.pictures.filter(({ kind }) => kind === 'screen');
  const heading = ['', words.pictures(screens.length, written.folder)];
  if (!written.url) return [...heading, ...screens.map(({ name }) => `- ${name}`)];
  const shown = screens.slice(0, shownScreens);
  const folded = screens.slice(shownScreens, shownScreens + foldedScreens);
  const details = ['<details>', `<summary>${words.otherScreens(folded.length)}</summary>`, ''];
  return [
    ...heading,
    ...(shown.length === 0 ? [] : formatBlock(formatTable(written, shown, words))),
    ...(folded.length === 0 ? [] : formatBlock([...details, ...formatTable(written, folded, words), '', '</details>'])),
  ];
}

/** One entry, which a limit drops as a whole: half a block would keep its first mark alone. */
function formatBlock(lines: readonly string[]): PlanLine[] {
  return [['', marks[0], '', ...lines, '', marks[1]]];
}

function formatTable({ url }: WrittenPictures, pictures: readonly Picture[], words: PlanWords): string[] {
  const [was, is] = words.sides;
  const rows = pictures.map(({ name, kind, before, after }) => {
    const show = (file: string | undefined, side: string) =>
      file ? `<img src="${url}/${encodeURIComponent(file)}" alt="${name}, ${side}" width="${widths[kind]}">` : '—';
    return `| ${name}<br>${show(before, was)} | <br>${show(after, is)} |`;
  });
  return [`| ${was} | ${is} |`, '| --- | --- |', ...rows];
}
