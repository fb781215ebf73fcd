import type { Page } from '@playwright/test';
import { BankPage, challengedCard } from './bank-page';
import { readLedger } from './sandbox-page';
import { noteSentPayments } from './sent-payments';
import type { Shop } from './shops';
import { goToPayment, type StepPage, typeCard } from './step-page';
import { expect } from './test';

/** Opens the bank's page: one ledger row, nothing paid yet. */
export async function goToBank(page: Page, shop: Shop, search = '') {
  const { step, buyer } = await goToPayment(page, shop, search);
  await typeCard(step, shop, { cardNumber: challengedCard });
  const sent = noteSentPayments(page.context());
  await step.button.click();
  const bank = new BankPage(page);
  await bank.waitFor();
  const ledger = () => readLedger(page.context(), buyer.email);
  expect(await ledger()).toEqual(['pending']);
  return { step, buyer, sent, bank, ledger };
}

/** Returns from the bank's page and goes back to the payment, by the button that says whether another method is there. */
export async function letBankGo(step: StepPage, shop: Shop): Promise<void> {
  await step.page.goBack();
  await step.waitFor('/payment-verification');
  const texts = (['otherMethod', 'backToPayment'] as const).map((key) => shop.text(`payment-verification.${key}`));
  await step.page.getByRole('button', { name: new RegExp(`^(?:${texts.join('|')})$`) }).click();
  await step.waitFor('/payment');
}

/** The screen that waits for the bank, in a state. */
export const waitingScreen = (page: Page, state: string) =>
  page.locator(`[data-template=payment-verification] [data-state=${state}]`);
