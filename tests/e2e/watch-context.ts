import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    noteViolation(text: string): void;
  }
}

/** Chromium's own note about an answer that is not 2xx or did not come; what the page makes of it is the tests' business. */
const isAboutAnswer = (text: string) => text.startsWith('Failed to load resource:');

/** Notes every error of the pages of a context: logged, uncaught, refused by the content policy. */
export async function watchContext(context: BrowserContext, troubles: string[]): Promise<void> {
  await context.exposeFunction('noteViolation', (text: string) => troubles.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.noteViolation(`policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
  context.on('page', (page) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAboutAnswer(message.text())) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(String(error)));
  });
}
