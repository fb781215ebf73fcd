import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { watchContext } from './watch-context';

export { expect };

/**
 * Every test also holds that no page of its context broke the content policy, logged an error or threw: `troubles` says
 * what was seen, and is empty at the end. A test that needs another context asks `openContext` for it, which is watched
 * and closed as well.
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
