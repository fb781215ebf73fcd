import type { BrowserContext, Page } from '@playwright/test';
import { readLedger } from './sandbox-page';
import type { Shop } from './shops';
import { StepPage } from './step-page';
import { expect } from './test';

let made = 0;

/** An id of the magic table that no other test uses. Areas may share a code, so Mozambique is named by its slug. */
export function idOf(word: string, { settings }: Shop): string {
  made += 1;
  const [slug] = settings.productSlugs ?? [];
  const name = settings.country === 'MZ' ? slug : settings.productCode;
  return `${word}-${name}-${Date.now().toString(36)}${process.pid}${made}`;
}

/** Statuses of the payments for an invoice or subscription in the ledger, newest first. */
export function readLedgerOf(context: BrowserContext, id: string): Promise<string[]> {
  return readLedger(context, `· ${id}`);
}

/** Opens the page of an invoice or subscription, whose template takes an id. */
export async function openEntry(page: Page, path: string, template: string): Promise<StepPage> {
  await page.goto(path);
  await expect(page.locator(`[data-template="${template}"]`)).toBeVisible();
  await page.waitForFunction(() => window.guicheReady === true);
  return new StepPage(page);
}
