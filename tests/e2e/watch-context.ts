import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    noteViolation(text: string): void;
  }
}

/** Chromium's note about a missing or non-2xx answer; tests check the page's reaction. */
const isAboutAnswer = (text: string) => text.startsWith('Failed to load resource:');

/** Records every error of a context's pages: logged, uncaught, or refused by the content policy. */
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
