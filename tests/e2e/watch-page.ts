import type { Page } from '@playwright/test';

/** Chromium's own note about an answer that is not 2xx or did not come; what the page makes of it is the tests' business. */
const isAboutAnswer = (text: string) => text.startsWith('Failed to load resource:');

/** Notes every error of a page: console, uncaught, refused by its policy. */
export function watchPage(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutAnswer(message.text())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
}
