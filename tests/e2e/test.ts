import { test as base, expect } from '@playwright/test';
import { watchContext } from './watch-context';

export { expect };

/**
 * Every test also holds that no page of its context broke the content policy, logged an error or threw: `troubles` says
 * what was seen, and is empty at the end.
 */
export const test = base.extend<{ troubles: string[] }>({
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
});
