import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Shop, shops } from '../e2e/shops';
import { encodeWebp } from './encode-webp';

export interface Look {
  /** px */
  width: 375 | 1200;
  colorScheme: 'light' | 'dark';
}

const everyLook = ([375, 1200] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme): Look => ({ width, colorScheme })),
);

/** `npm run pictures` hands its options on in the environment; none means all. */
const {
  PICTURES_BRAND: wantedBrand = '',
  PICTURES_SCREEN: wantedScreen = '',
  PICTURES_DOCS: isForDocs = '',
} = process.env;

const looks = isForDocs ? everyLook.slice(0, 1) : everyLook;

/** The pages for operators show screens as a buyer walks through them. */
export const wantsStates = !isForDocs;

/** The shops that pictures are wanted of. */
export const wantedShops: readonly Shop[] = shops.filter((shop) => folderOf(shop).startsWith(wantedBrand));

/** Whether a walk that shows these screens is worth walking. */
export function wantsScreen(...screens: readonly string[]): boolean {
  return wantedScreen === '' || screens.includes(wantedScreen);
}

/** Writes the screen as it is now, in each width and mode, whole: `<brand>-<area>/<screen>-<state>-<width>-<mode>.png`. */
export async function takePicture(page: Page, shop: Shop, screen: string, state: string): Promise<void> {
  if (!wantsScreen(screen)) return;
  // Where the last press was, something else may stand now.
  await page.mouse.move(0, 0);
  for (const look of looks) await takeLook(page, shop, `${screen}-${state}`, look);
}

/** The same, of a page that has a mode of its own, in that mode. */
export async function takePictureIn(
  page: Page,
  shop: Shop,
  name: string,
  colorScheme: Look['colorScheme'],
): Promise<void> {
  for (const look of looks) if (look.colorScheme === colorScheme) await takeLook(page, shop, name, look);
}

async function takeLook(page: Page, shop: Shop, name: string, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 812 });
  await page.emulateMedia({ colorScheme });
  const isCovered = await page.locator('[data-overlay]').isVisible();
  await page.locator('html[data-fonts="ready"]').waitFor();
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const file = path.join('.guiche/pictures', folderOf(shop), `${name}-${width}-${colorScheme}`);
  const picture = await page.screenshot({
    path: `${file}.png`,
    fullPage: !isCovered,
    animations: 'disabled',
  });
  if (isForDocs) writeFileSync(`${file}.webp`, await encodeWebp(page.context(), picture));
}

function folderOf({ name }: Shop): string {
  return name.toLowerCase().replace(' ', '-');
}
