import { expect, type Page } from '@playwright/test';

/** Sandbox card that needs confirmation by the bank. */
export const challengedCard = '4000002500003155';

/** The bank's 3-D Secure page, simulated by the sandbox. */
export class BankPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async waitFor(): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === '/sandbox/bank');
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Confirme a compra');
  }

  async answer(button: 'Aprovar' | 'Recusar' | 'Fechar sem responder'): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
  }
}
