import type { Browser } from '@playwright/test';
import { lookAtPage, type PageToSee } from './look-at-page';
import type { SeenPage } from './seen-page';

/**
 * Looks at a page with a browser profile of its own.
 *
 * @param stored what its local storage holds before: name → value
 */
export async function lookAlone(
  browser: Browser,
  page: PageToSee,
  stored: Readonly<Record<string, string>> = {},
): Promise<SeenPage> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const { origin } = new URL(page.url);
  const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  try {
    return await lookAtPage(context, page);
  } finally {
    await context.close();
  }
}
