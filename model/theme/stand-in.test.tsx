import { beforeAll, expect, test } from 'vitest';
import type { Fonts } from '../../schemas/generated/types';
import type { Font, StandInKind } from './stand-in';

const fontFiles = import.meta.glob<Fonts>('../../brands/_base/fonts.json', { eager: true, import: 'default' });
const fonts = Object.values(fontFiles)
  .flatMap((file) => Object.values(file))
  .filter((font): font is Font => typeof font === 'object');
const copies = import.meta.glob<object>('../../{templates/*/*.copy,brands/_base/copy}.pt-*.json', { eager: true });
const files = import.meta.glob<string>(
  [
    '../../node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2',
    '../../node_modules/@fontsource/*/files/*-latin-400-normal.woff2',
  ],
  { eager: true, query: '?url', import: 'default' },
);
const weights = [400, 700, 900] as const;
/** Tolerance, so that new or changed texts need no new figures. */
const exactness = 0.004;

const text = Object.values(copies).flatMap(textsIn).join(' ').replaceAll(/[{}]/g, '');

/** Same widths as Arial and Courier New, and installed on every machine. */
const devices: Readonly<Record<StandInKind, string>> = {
  'sans-serif': 'arimo-latin-400-normal.woff2',
  monospace: 'cousine-latin-400-normal.woff2',
};

beforeAll(async () => {
  for (const [kind, file] of Object.entries(devices)) await loadFace(`device ${kind}`, file, '400');
});

test.each(fonts)('the stand-in font of $label has equal text widths', async (font) => {
  await loadFace(font.label, font.file, font.weights);
  const measure = (words: string, stated: WidthsByWeight) => {
    const device = widthOf(words, `device ${font.standIn.like}`, 400);
    const widths = { ...stated };
    for (const weight of weights) {
      const width = Math.round((widthOf(words, font.label, weight) / device) * 1_000) / 1_000;
      if (Math.abs(width - stated[weight]) > exactness) widths[weight] = width;
    }
    return widths;
  };
  const { widths } = font.standIn;
  // A failure shows the value to write.
  expect(widths).toEqual({
    text: measure(text, widths.text),
    capitals: measure(text.toUpperCase(), widths.capitals),
  });
});

async function loadFace(family: string, file: string, weight: string): Promise<void> {
  const url = Object.entries(files).find(([path]) => path.endsWith(`/${file}`))?.[1];
  document.fonts.add(await new FontFace(family, `url("${url}")`, { weight }).load());
}

type WidthsByWeight = Font['standIn']['widths']['text'];

function widthOf(words: string, family: string, weight: number): number {
  const span = document.createElement('span');
  span.textContent = words;
  span.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 20px "${family}"`;
  document.body.append(span);
  const { width } = span.getBoundingClientRect();
  span.remove();
  return width;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === '$schema' ? [] : textsIn(one)));
}
