import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { watchContext } from './watch-context';

export { expect };

/**
 * Every test also expects that no page breaks the content policy, logs an error or throws. `troubles` collects these
 * and must stay empty. `openContext` opens another context, watched and closed in the same way.
 */
export const test = base.extend<{
  troubles: string[];
  openContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
}>({
  troubles: [
    async ({ context }, use, testInfo) => {
      testInfo.setTimeout(Math.max(testInfo.timeout, 60_000));
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
