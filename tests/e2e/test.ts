import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { watchContext } from './watch-context';

export { expect };

/**
 * Details of a test that only the nightly run plays: a variation of one that runs by day too.
 *
 * @param isVariation false in a loop for the one that runs by day
 */
export function atNight(isVariation = true): { tag?: string } {
  return isVariation ? { tag: '@night' } : {};
}

/**
 * Every test also expects that no page breaks the content policy, logs an error or throws. `troubles` collects these
 * and must stay empty. `openContext` opens another context, watched and closed in the same way.
 */
export const test = base.extend<{
  troubles: string[];
  openContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
}>({
  troubles: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      await watchContext(context, troubles);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  openContext: async ({ browser, troubles }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      await watchContext(context, troubles);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
