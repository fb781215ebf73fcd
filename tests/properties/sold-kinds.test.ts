import { expect, it } from 'vitest';
import { withActiveMethods } from '../../catalogue/active-methods';
import { buildPlanSummary } from '../../catalogue/build-plan-summary';
import { loadCatalogue } from '../../checks/load-catalogue';

const areas = loadCatalogue(process.cwd()).brands.flatMap(({ areas: own }) => Object.values(own));
const plans = areas.flatMap(({ settings }) =>
  Object.entries(settings.plans).map(([planType, plan]) => ({ planType, ...plan })),
);
const steps = areas.flatMap(({ flows }) => flows.flatMap((flow) => flow.steps));
const operations = steps.flatMap(({ props }) => (props && 'operation' in props ? [props.operation] : []));
const templates = new Set(steps.map(({ templateId }) => templateId));

it.each<[title: string, isSold: boolean]>([
  ['a yearly plan', plans.some(({ planType }) => planType === 'yearly')],
  ['a recurrent plan', plans.some(({ planType }) => planType === 'recurrency')],
  ['a monthly plan', plans.some(({ planType }) => planType === 'monthly')],
  ['a plan for a semester', plans.some(({ planType }) => planType === 'semester')],
  ['a trial of 7 days', plans.some(({ trial }) => trial?.unit === 'day' && trial.count === 7)],
  ['a trial of 3 months', plans.some(({ trial }) => trial?.unit === 'month' && trial.count === 3)],
  ['installments with interest', plans.some(({ interest }) => interest !== undefined)],
  [
    'a monthly difference',
    areas.some(
      ({ settings }) =>
        settings.showsMonthlyDifference && Object.values(settings.plans).some(({ interest }) => interest),
    ),
  ],
  ['an extra before the payment', steps.some(({ templateId }) => templateId === 'order-bump-presentation')],
  ['a voucher field', areas.filter(({ settings }) => settings.payment.hasVoucherField).length >= 3],
  ['Black Friday', steps.some(({ props }) => props && 'voucher' in props && props.voucher?.startsWith('BLACK'))],
  ['a partner price', areas.some(({ settings }) => settings.vouchers?.some(({ amount }) => amount !== undefined))],
  ['a price in meticals', areas.some(({ settings }) => settings.currency.code === 'MZN')],
  ['the operation sale-invoice', operations.includes('sale-invoice')],
  ['the operation first-invoice-payment', operations.includes('first-invoice-payment')],
  ['the operation invoice', templates.has('payment-invoice')],
  ['the operation renew', templates.has('renew')],
  ['the operation direct', templates.has('payment')],
])('some brand sells %s', (_, isSold) => {
  expect(isSold).toBe(true);
});

it.each(areas.filter(({ settings }) => Object.values(settings.plans).some(({ interest }) => interest)))(
  'installments with interest of $brandId cost more than the price, and add up to their total',
  ({ settings, area }) => {
    const summary = buildPlanSummary({ settings: withActiveMethods(settings), area }, 'yearly', 'test');
    const withTax = summary?.installments.filter(({ tax }) => tax > 0) ?? [];
    expect(withTax.length).toBeGreaterThan(0);
    for (const { id, value, tax, totalValue } of withTax) {
      expect(totalValue).toBe((summary?.amount ?? 0) + tax);
      expect(Math.abs(value * id - totalValue)).toBeLessThanOrEqual(1);
      expect(Number.isInteger(value)).toBe(true);
    }
  },
);
