import type { Page } from '@playwright/test';
import { methodTraits } from '../../schemas/generated/method-traits';
import { savedCardMethods } from '../../schemas/generated/methods-by-trait';
import { BankPage } from './bank-page';
import { makeCard } from './buyer';
import { hasTwoCards, type OutcomeCell, playedCells, waitingPathOf } from './outcome-cells';
import { playBank, readLedger } from './sandbox-page';
import { noteSentPayments, typeMethod } from './sent-payments';
import { goToPayment, type StepPage } from './step-page';
import { expect, test } from './test';

/** Status in the ledger by outcome. Every other outcome is a refusal. */
const ledgerOf: Readonly<Record<string, string>> = {
  approved: 'paid',
  noted: 'pending',
  paid: 'paid',
  expired: 'expired',
  canceled: 'refused',
};

/** Titles of a screen that has waited for money in vain: too late, and refused. */
const titlesAt = {
  '/pix': ['pix.expiredTitle', 'pix.failedTitle'],
  '/success': ['success.expiredTitle', 'success.refusedTitle'],
  '/payment-verification': ['payment-verification.expiredTitle', 'payment-verification.refusedTitle'],
} as const;

for (const cells of groupCells()) {
  const [{ method, outcome }] = cells;
  const name = isRefusal(outcome) ? cells.map((cell) => cell.outcome).join(', ') : outcome;
  test(`${method}, ${name}: I always know where my money is, and am charged at most once`, ({ page }) =>
    play(page, cells));
}

/** Refusals of one method follow each other on one form; every other cell is a visit of its own. */
function groupCells(): [OutcomeCell, ...OutcomeCell[]][] {
  const groups = new Map<string, [OutcomeCell, ...OutcomeCell[]]>();
  for (const cell of playedCells) {
    const name = `${cell.method} ${isRefusal(cell.outcome) ? 'refusals' : cell.outcome}`;
    const group = groups.get(name);
    if (group) group.push(cell);
    else groups.set(name, [cell]);
  }
  return [...groups.values()];
}

function isRefusal(outcome: string): boolean {
  return outcome !== 'resolved' && !Object.hasOwn(ledgerOf, outcome);
}

async function play(page: Page, cells: readonly [OutcomeCell, ...OutcomeCell[]]): Promise<void> {
  const [{ method, shop, search }] = cells;
  const { step, buyer } = await goToPayment(page, shop, search);
  if ((await step.field('method').first().getAttribute('type')) !== 'hidden') await step.choose(method);
  const sent = noteSentPayments(page.context());
  for (const cell of cells) {
    await typeMethod(step, cell);
    if (cell.losesAnswer) await loseAnswer(page);
    await step.button.click();
    if (cell.acts) await settle(page, cell, buyer.email);
    await expectEnd(step, cell);
  }
  const statusOf = (cell: OutcomeCell) =>
    ledgerOf[cell.outcome] ?? (cell.outcome === 'resolved' ? resolvedOf(cell) : 'refused');
  expect(await readLedger(page.context(), buyer.email)).toEqual(cells.map(statusOf));
  expect(new Set(sent.keys).size).toBe(cells.length);
}

/** The payment arrives, and its answer does not. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    /\/api\/v[12]\/payment$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** Ledger of a payment whose outcome the page had to ask for. */
function resolvedOf({ method }: OutcomeCell): string {
  return methodTraits[method].isCard ? 'paid' : 'pending';
}

/** Settles a waiting payment: on the bank's page, or by the buttons of the sandbox. */
async function settle(page: Page, { method, acts = 'paid', types }: OutcomeCell, email: string): Promise<void> {
  const isAtBank = methodTraits[method].confirms === 'bank' || types !== undefined;
  if (isAtBank) {
    const bank = new BankPage(page);
    await bank.waitFor();
    if (acts !== 'expire') return bank.answer(acts === 'paid' ? 'Aprovar' : 'Recusar');
    await playBank(page.context(), email, 'expire');
    return bank.answer('Fechar sem responder');
  }
  await expect(page).toHaveURL((url) => url.pathname === waitingPathOf(method, false));
  await playBank(page.context(), email, acts);
}

async function expectEnd(step: StepPage, cell: OutcomeCell): Promise<void> {
  const { method, outcome, shop, types, acts } = cell;
  const { page } = step;
  if (outcome === 'resolved' && resolvedOf(cell) === 'pending') {
    const isAtBank = methodTraits[method].confirms === 'bank';
    if (isAtBank) return new BankPage(page).waitFor();
    return step.waitFor(waitingPathOf(method, false));
  }
  if (outcome === 'noted') {
    await step.waitFor('/success');
    await expect(step.heading).toHaveText(shop.text('success.messageTitle'));
    return;
  }
  if (['approved', 'paid', 'resolved'].includes(outcome)) {
    await step.waitFor('/success');
    await expect(page.locator('[data-receipt]')).toContainText(shop.money(shop.amount));
    return;
  }
  if (acts) {
    // The screen that waited says what happened, and offers a way to pay.
    await step.waitFor(waitingPathOf(method, types !== undefined));
    const [expired, canceled] = titlesAt[waitingPathOf(method, types !== undefined)];
    await expect(step.heading).toHaveText(shop.text(outcome === 'expired' ? expired : canceled));
    await expect(page.locator('[data-step] button').first()).toBeVisible();
    return;
  }
  await expectRefusal(step, cell);
}

/** Fields that a refusal names as wrong. */
const fieldsAtFault: Readonly<Record<string, string>> = {
  wrong_number: 'cardNumber',
  expired_card: 'cardExpiry',
  wrong_cvv: 'cardCvv',
};

/** The form says why and what to do, and keeps what was typed except the security code. */
async function expectRefusal(
  step: StepPage,
  { method, outcome, shop, search, types = {} }: OutcomeCell,
): Promise<void> {
  const { page } = step;
  await expect(step.formError).toHaveAttribute('data-form-error', outcome);
  await expect(step.formError).toContainText(shop.text(`refusals.${outcome}-action`));
  await expect(step.formError).toContainText(/nada foi cobrado/i);
  await expect(page).toHaveTitle(/^Erro: /);
  await expect(page).toHaveURL((url) => url.pathname === '/payment');
  for (const other of shop.settings.payment.methods ?? []) {
    const isShown = shop.offers(other, search) && !savedCardMethods.some((saved) => saved === other);
    if (isShown) await expect(page.locator(`[name=method][value="${other}"]`)).toBeEnabled();
  }
  if (!methodTraits[method].isCard) return;
  const prefix = hasTwoCards(method) ? 'card2.' : '';
  await expect(step.formError).toContainText(shop.text('refusals.codeForgotten'));
  await expect(step.field(`${prefix}cardHolder`)).toHaveValue(makeCard(types).cardHolder ?? '');
  await expect(step.field(`${prefix}cardNumber`)).toHaveValue(/^\d{4} \d{4} \d{4} \d{4}$/);
  await expect(step.field(`${prefix}cardExpiry`)).toHaveValue('12/34');
  await expect(step.field(`${prefix}cardCvv`)).toHaveValue('');
  for (const field of ['cardNumber', 'cardExpiry', 'cardCvv']) {
    // Of two cards, the refused one is marked at its number.
    const isAtFault = field === (fieldsAtFault[outcome] ?? (hasTwoCards(method) ? 'cardNumber' : undefined));
    await expect(step.field(prefix + field)).toHaveAttribute('aria-invalid', String(isAtFault));
  }
}
