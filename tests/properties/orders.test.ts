import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../checks/load-catalogue';
import { pricePlan } from '../../model/money/offered-plan';
import { orderPayableBy } from '../../model/money/select-order';
import { splitInstallments } from '../../model/money/split-installments';
import { splitPlan } from '../../model/money/split-plan';
import type { BuildEntries } from '../../renderer/contract/step-contract';
import { createBackendClient } from '../../renderer/gateway/backend-client';
import { createSandboxBackend } from '../../renderer/gateway/sandbox-backend';
import { buildPaymentRequest } from '../../renderer/payment/build-payment-request';
import { formatPlain } from '../../renderer/payment-form/format-plain';
import { loadEntries } from '../../renderer/testing/load-entries';
import { buildSandboxCatalogue } from '../../sandbox/catalogue/build-sandbox-catalogue';
import { removeFolder } from '../../sandbox/testing/template-folder';
import { newKey, openTestSandbox, type TestSandbox } from '../../sandbox/testing/test-sandbox';
import { isCardMethod } from '../../schemas/api/is-card-method';
import type { MethodId } from '../../schemas/generated/types';
import { listLinks, type MadeSale, openSale, readShown } from './made-orders';

// The views' class names are made by the build.
vi.mock('@linaria/core', () => ({ css: () => 'css', cx: (...names: string[]) => names.join(' ') }));

const isNight = Boolean(process.env.NIGHTLY);
const made = isNight ? 20_000 : 1_000;
/** Every how many-th order is also paid in the sandbox. */
const paidOf = isNight ? 2 : 8;

// Beside the end-to-end tests, the orders need more than the usual limit.
if (isNight) vi.setConfig({ testTimeout: 1_800_000 });

const catalogue = loadCatalogue(process.cwd());
const links = catalogue.brands.flatMap(({ areas }) => Object.values(areas)).flatMap(listLinks);
const entriesOf = new Map<MethodId, BuildEntries>();
const sales: MadeSale[] = [];
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox({ catalogue: buildSandboxCatalogue(catalogue, 'test') });
  const client = createBackendClient({ backend: createSandboxBackend(sandbox), appVersion: 'test' });
  for (const url of links) {
    for (const hasExtra of [false, true]) {
      const sale = await openSale(url, catalogue, client, hasExtra);
      if (sale) sales.push(sale);
    }
  }
  for (const id of new Set(sales.flatMap(({ methods }) => methods))) {
    entriesOf.set(id, await loadEntries(id));
  }
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

/** Choices of a buyer: a link, a method, installments, and what the fields hold. */
const choices = fc.record({
  link: fc.nat(),
  method: fc.nat(),
  installments: fc.nat({ max: 24 }),
  /** Part of the first of two cards: this share of what it may pay. */
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  number: fc.constantFrom('4111 1111 1111 1111', '5555 5555 5555 4444'),
});

it(`what is shown is what is sent for ${made} orders, and what the ledger holds for one of ${paidOf}`, async () => {
  let count = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(choices, async ({ link, method: chosen, installments, share, number }) => {
      const sale = sales[link % sales.length];
      const method = sale?.methods[chosen % sale.methods.length];
      if (!sale || !method) throw new RangeError('a link sells nothing');
      seen.add(method);
      const order = orderPayableBy(sale.order, method);
      const first = 1 + Math.floor(share * Math.max(0, order.amount - 2));
      const typed = { ...typeCard(number, installments), amount: formatPlain(first) };
      const entries = entriesOf.get(method)?.(typed, order) ?? [];
      const request = buildPaymentRequest({
        ...sale,
        order,
        entries: entries as never,
        document: '52998224725',
        stepId: 'payment',
      });

      // Parts add up, and none is negative.
      expect(entries.every(({ amount }) => Number.isInteger(amount) && amount >= 0)).toBe(true);
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(request.amount);

      // Installments times value within one minor unit for each, and the shown payments exactly.
      for (const one of order.plan.installments) {
        const { first, others } = splitInstallments(one);
        expect(Math.min(first, others)).toBeGreaterThanOrEqual(0);
        expect(first + others * (one.id - 1)).toBe(one.totalValue);
        expect(Math.abs(one.totalValue / one.id - one.value)).toBeLessThanOrEqual(1);
      }

      // The button asks what is sent, with the interest of the sent installments.
      const [one, other] = entries;
      const parts = one && other ? splitPlan(order.plan, [one.amount, other.amount]) : [order.plan];
      if (other) expect(one?.amount).toBe(first);
      const countOf = (index: number) => (isCardMethod(method) ? entries[index]?.installments : 1);
      const total = parts.reduce((sum, part, index) => sum + pricePlan(part, countOf(index)).total, 0);
      const shown = readShown(sale, method, typed);
      expect(shown.button).toEqual(order.later ? [] : [isCardMethod(method) ? total : request.amount]);
      expect(shown.summary).toContain(order.later ? 0 : request.amount);

      count += 1;
      if (count % paidOf !== 0) return;
      const key = newKey();
      const { status, error } = await sandbox.call(order.call === 'v1' ? 'createPaymentV1' : 'createPaymentV2', {
        body: request,
        key,
      });
      expect(status, `${sale.url} by ${method}: ${JSON.stringify(error)}`).toBe(200);
      const row = await sandbox.admin.findPayment(key);
      expect(row).toMatchObject({ amount: request.amount, currency: order.currency });
      expect(row?.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(request.amount);
      expect(row?.scheduled ?? undefined).toEqual(order.later);
    }),
    { numRuns: made, seed: 35 },
  );
  expect([...seen].sort()).toEqual([...entriesOf.keys()].sort());
});

/** Values of a card's fields; other methods ignore them. */
function typeCard(cardNumber: string, installments: number) {
  const card = {
    cardNumber,
    cardHolder: 'ANA PRADO',
    cardExpiry: '12/34',
    cardCvv: '737',
    cardCompany: cardNumber.startsWith('4') ? 'visa' : 'mastercard',
  };
  return { ...card, installments, card2: card };
}
