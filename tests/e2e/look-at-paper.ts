import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { contrastOf } from '../../model/theme/contrast';
import { readCode } from './read-code';

/** Content to keep or pass on: receipts, codes, and texts to copy. */
const kept = /\sdata-(?:receipt|copy|qr|bankslip)="|<svg[^>]*\srole="img"|>\s*imprimir\s*</i;

/** Elements only for screens: buttons, animations, temporary content. */
const screenThings =
  'button, nav, progress, canvas, [data-overlay], [data-sandbox], [data-homologation], [data-seller]';

/** Size that fits both A4 and Letter, and the area inside browser margins, in CSS px. */
const margin = '1cm';
const paper = { width: '210mm', height: '11in', margin: { top: margin, right: margin, bottom: margin, left: margin } };
const sheet = { width: 718, height: 980 };

/** Whether a page shows content to print, according to the server's HTML body. */
export function hasPaper(html: string): boolean {
  const body = html.slice(html.indexOf('<body'));
  return kept.test(body.slice(0, body.search(/<(?:style|script)\b/)));
}

/** Expects a print of one white sheet with black text, readable codes and no screen-only elements. */
export async function lookAtPaper(page: Page, screen: string): Promise<void> {
  const pdf = await page.pdf({ ...paper, printBackground: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), `${screen}: sheets`).toHaveLength(1);
  const viewport = page.viewportSize();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(sheet);
  await expectInk(page, screen);
  expectWhite(await page.screenshot({ fullPage: true, scale: 'css' }), screen);
  await expectCodes(page, screen);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
  if (viewport) await page.setViewportSize(viewport);
}

/** Expects dark text, light-mode images that are loaded, and no screen-only elements. */
async function expectInk(page: Page, screen: string): Promise<void> {
  await expect(page.locator(screenThings).filter({ visible: true }), `${screen}: of a screen alone`).toHaveCount(0);
  const pictures = page.locator('img').filter({ visible: true });
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  const files = await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc));
  expect(
    files.filter((file) => /-dark\./.test(file)),
    `${screen}: pictures of dark mode`,
  ).toEqual([]);
  const words = await page.evaluate(() => {
    const found: { text: string; color: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim();
      const { parentElement } = node;
      if (!text || !parentElement) continue;
      const isSeen = parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isSeen) found.push({ text, color: getComputedStyle(parentElement).color });
    }
    return found;
  });
  expect(words.length, `${screen}: words`).toBeGreaterThan(3);
  expect(
    words.filter(({ color }) => contrastOf(color, '#ffffff') < 10),
    `${screen}: pale words`,
  ).toEqual([]);
}

/** Expects a white sheet edge, except at the top, and a mostly white interior. */
function expectWhite(picture: Buffer, screen: string): void {
  const { data, width, height } = PNG.sync.read(picture);
  let white = 0;
  let dirt = 0;
  for (let place = 0; place < width * height; place += 1) {
    const isWhite = Math.min(...data.subarray(place * 4, place * 4 + 3)) >= 250;
    const x = place % width;
    const isEdge = x === 0 || x === width - 1 || place >= width * (height - 1);
    if (isWhite) white += 1;
    else if (isEdge) dirt += 1;
  }
  expect(dirt, `${screen}: dark places at the edge`).toBe(0);
  expect(white / (width * height), `${screen}: white share of the sheet`).toBeGreaterThan(0.85);
}

/** Reads each code like a bank's app. A code beside its text must equal that text. */
async function expectCodes(page: Page, screen: string): Promise<void> {
  for (const code of await page.locator('main svg[role=img]').filter({ visible: true }).all()) {
    const read = await readCode(await code.screenshot());
    expect(read, `${screen}: a code that nobody can read`).not.toBe('');
    const isText = (await code.getAttribute('data-qr')) !== null;
    if (isText) expect(read, screen).toBe(await page.locator('[data-copy]').inputValue());
  }
}
