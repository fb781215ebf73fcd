import { test as base, expect, type Page } from '@playwright/test';
import { watchPage } from './watch-page';

export { expect };

/**
 * Every test also holds that no page of its context broke the content policy, logged an error or threw: `troubles` says
 * what was seen, and is empty at the end.
 */
export const test = base.extend<{ troubles: string[] }>({
  troubles: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`CSP: ${violatedDirective} refused ${blockedURI}`);
        });
      });
      context.on('page', (page: Page) => watchPage(page, troubles));
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});
