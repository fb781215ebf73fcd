import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Shop, shops } from '../e2e/shops';

interface Look {
  /** px */
  width: 375 | 1200;
  colorScheme: 'light' | 'dark';
}

const looks = ([375, 1200] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme): Look => ({ width, colorScheme })),
);

/** `npm run pictures` passes its options in the environment. An empty one means all. */
const { PICTURES_BRAND: wantedBrand = '', PICTURES_SCREEN: wantedScreen = '' } = process.env;

/** Shops to take pictures of. */
export const wantedShops: readonly Shop[] = shops.filter((shop) => folderOf(shop).startsWith(wantedBrand));

/** Whether a walk that shows these screens is needed. */
export function wantsScreen(...screens: readonly string[]): boolean {
  return wantedScreen === '' || screens.includes(wantedScreen);
}

/**
 * Writes the whole current screen in each width and mode: `<brand>-<area>/<screen>-<state>-<width>-<mode>.png`.
 *
 * @param mode the page's own mode, if it does not follow the device
 */
export async function takePicture(
  page: Page,
  shop: Shop,
  screen: string,
  state: string,
  mode?: Look['colorScheme'],
): Promise<void> {
  if (!wantsScreen(screen)) return;
  // The pointer may hover over another element since the last press.
  await page.mouse.move(0, 0);
  for (const look of looks) {
    if (mode === undefined || look.colorScheme === mode) await takeLook(page, shop, `${screen}-${state}`, look);
  }
}

async function takeLook(page: Page, shop: Shop, name: string, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 812 });
  await page.emulateMedia({ colorScheme });
  const isCovered = await page.locator('[data-overlay]').isVisible();
  await waitForLook(page);
  const file = path.join('.guiche/pictures', folderOf(shop), `${name}-${width}-${colorScheme}.png`);
  await page.screenshot({ path: file, fullPage: !isCovered, animations: 'disabled' });
}

/** Waits for the fonts and the images of a screen. */
export async function waitForLook(page: Page): Promise<void> {
  await page.locator('html[data-fonts="ready"]').waitFor();
  await page.evaluate(async () => {
    // The browser may never load a hidden image.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

function folderOf({ name }: Shop): string {
  return name.toLowerCase().replace(' ', '-');
}
