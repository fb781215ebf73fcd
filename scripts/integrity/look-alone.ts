import type { Browser } from '@playwright/test';
import { lookAtPage, type PageToSee } from './look-at-page';
import type { SeenPage } from './seen-page';

const mostTries = 3;

/**
 * Looks at a page with a browser profile of its own.
 *
 * @param stored what its local storage holds before: name → value
 * @throws Error that `isUnread` knows, when Chromium dropped a part of the page each time
 */
export async function lookAlone(
  browser: Browser,
  page: PageToSee,
  stored: Readonly<Record<string, string>> = {},
): Promise<SeenPage> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await lookOnce(browser, page, stored);
    } catch (error) {
      if (!isUnread(error) || tried === mostTries) throw error;
    }
  }
}

/** Whether Chromium had dropped a script or style sheet before it could tell about it, as on a busy machine. */
export function isUnread(error: unknown): boolean {
  return /No (?:script|style sheet) (?:for|with given) id/.test(String(error));
}

async function lookOnce(
  browser: Browser,
  page: PageToSee,
  stored: Readonly<Record<string, string>>,
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
