import type { Browser, Page } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/setup/find-chromium.mjs';
import { type Shot, shotUrl } from './list-shots';
import type { PicturePair } from './write-gallery';

const viewport = { width: 375, height: 812 };

/** Number of pages that load in parallel. */
const pageCount = 2;

/**
 * Takes every shot on both sides; drops equal pictures.
 *
 * @param origins servers before and after
 */
export async function takeShots(
  shots: readonly Shot[],
  origins: { before: string; after: string },
): Promise<PicturePair[]> {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(chromiumOptions());
  try {
    const pairs: (PicturePair | undefined)[] = [];
    const left = shots.map((shot, index) => ({ shot, index }));
    const work = async () => {
      const page = await openPage(browser);
      for (let next = left.shift(); next; next = left.shift())
        pairs[next.index] = await takePair(page, next.shot, origins);
    };
    await Promise.all(Array.from({ length: pageCount }, work));
    return pairs.filter((pair) => pair !== undefined);
  } finally {
    await browser.close();
  }
}

/** One page takes many shots and reuses what it has loaded. The studio's cells share no state. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  // Makes countdowns equal on both sides.
  await page.clock.setFixedTime(new Date('2026-01-01T12:00:00Z'));
  return page;
}

async function takePair(
  page: Page,
  shot: Shot,
  origins: { before: string; after: string },
): Promise<PicturePair | undefined> {
  await page.emulateMedia({ colorScheme: shot.mode, reducedMotion: 'reduce' });
  const before = await take(page, `${origins.before}${shotUrl(shot, 'before')}`);
  const after = await take(page, `${origins.after}${shotUrl(shot, 'after')}`);
  const isSame = before && after ? before.equals(after) : before === after;
  return isSame ? undefined : { name: shot.name, kind: 'screen', ending: 'png', before, after };
}

/**
 * Undefined when the screen does not exist.
 *
 * @throws Error when it exists but cannot be shown
 */
async function take(page: Page, url: string): Promise<Buffer | undefined> {
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (answer?.status() === 404) return undefined;
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
  await page.locator('[data-step]').first().waitFor();
  await page.locator('html[data-fonts="ready"]').waitFor();
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
