import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';

export type SandboxAction = 'paid' | 'expire' | 'refuse';

/** The page /sandbox in its own tab: the ledger, and the buttons that act as the bank. */
export class SandboxPage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(context: BrowserContext, origin = ''): Promise<SandboxPage> {
    const page = await context.newPage();
    await page.goto(`${origin}/sandbox`);
    return new SandboxPage(page);
  }

  /** Ledger rows of a buyer, or with another text, newest first. */
  rowsOf(email: string): Locator {
    return this.page.locator('[data-payment]').filter({ hasText: email });
  }

  /** Acts as the bank for the buyer's newest waiting payment. */
  async press(email: string, action: SandboxAction): Promise<void> {
    const waiting = this.rowsOf(email).and(this.page.locator('[data-status=pending]')).first();
    const token = (await waiting.getAttribute('data-payment')) ?? '';
    await waiting.locator(`[name=action][value=${action}]`).click();
    await expect(this.page.locator(`[data-payment="${token}"]`)).not.toHaveAttribute('data-status', 'pending');
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}

/** Acts as the bank for the buyer's newest waiting payment, in a tab that it closes again. */
export async function playBank(context: BrowserContext, email: string, action: SandboxAction): Promise<void> {
  const sandbox = await SandboxPage.open(context);
  await sandbox.press(email, action);
  await sandbox.close();
}

/** Ledger content for a buyer, newest first. */
export async function readLedger(context: BrowserContext, email: string, origin = ''): Promise<string[]> {
  const sandbox = await SandboxPage.open(context, origin);
  const statuses = await sandbox
    .rowsOf(email)
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-status') ?? ''));
  await sandbox.close();
  // A suite counts lost and double payments from it.
  test.info().annotations.push({ type: 'ledger', description: `${email} ${statuses.join(',')}` });
  return statuses;
}

/** Newest code of the points partner. Its accounts have no name, so the code may be another buyer's of the same moment. */
export async function readPointsCode(context: BrowserContext): Promise<string> {
  const sandbox = await SandboxPage.open(context);
  const texts = await sandbox.page.locator('#messages li').filter({ hasText: 'usar seus pontos' }).allTextContents();
  await sandbox.close();
  return /pontos: (\d{6})/.exec(texts[0] ?? '')?.[1] ?? '';
}

/**
 * Codes sent to a phone by SMS, newest first.
 *
 * @param phone Brazilian, digits alone
 */
export async function readSmsCodes(context: BrowserContext, phone: string, origin = ''): Promise<string[]> {
  const sandbox = await SandboxPage.open(context, origin);
  const texts = await sandbox.page.locator('#messages li').filter({ hasText: phone }).allTextContents();
  await sandbox.close();
  return texts.map((text) => /código é (\d{6})/.exec(text)?.[1] ?? '');
}
