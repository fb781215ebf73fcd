import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import type { Installment } from '../../schemas/generated/types';
import type { OfferedPlan } from './offered-plan';
import { type ItemMemory, profileAmount, selectItems, selectUpsellItems, withItems } from './order-items';

const extras = [{ id: 'tapes', name: 'Gravações', amount: 14_700 }];
const plan = makePlanSummary({ id: 'yearly-1', amount: 72_000, standardAmount: 96_000 });
const ticket = { id: 'vip', name: 'Ingresso com almoço', amount: 15_000 };

describe('the items of an order', () => {
  it.each<[title: string, memory: ItemMemory, items: object[], amount: number]>([
    ['are none for the plan alone', {}, [], 72_000],
    ['add an accepted extra', { bump: { id: 'tapes' } }, [{ kind: 'bump', id: 'tapes', quantity: 1 }], 86_700],
    ['leave out an extra that the brand does not sell', { bump: { id: 'gone' } }, [], 72_000],
    [
      'multiply the plan by the profiles',
      { profiles: { quantity: 3 } },
      [{ kind: 'profiles', id: 'yearly-1', quantity: 3 }],
      216_000,
    ],
    ['count one profile as the plan itself', { profiles: { quantity: 1 } }, [], 72_000],
    ['leave out a ticket in another currency', { ticket: { ...ticket, currency: 'MZN' } }, [], 72_000],
    ['add a ticket', { ticket }, [{ kind: 'ticket', id: 'vip', quantity: 1 }], 87_000],
    [
      'name the unit without a price',
      { unit: { salesforceId: 'unit_1' } },
      [{ kind: 'unit', id: 'unit_1', quantity: 1 }],
      72_000,
    ],
    [
      'add up: profiles multiply the plan alone',
      { bump: { id: 'tapes' }, profiles: { quantity: 2 }, ticket },
      [{ kind: 'bump' }, { kind: 'profiles', quantity: 2 }, { kind: 'ticket' }],
      173_700,
    ],
  ])('%s', (_, memory, items, amount) => {
    const selected = selectItems({ extras }, memory, plan);
    expect(selected).toMatchObject(items);
    expect(selected).toHaveLength(items.length);
    expect(withItems(plan, selected).amount).toBe(amount);
  });

  it('of an upsell are the people that it adds, and no other choice', () => {
    const memory = { bump: { id: 'tapes' }, ticket, profiles: { quantity: 3, extra: 2 } };
    expect(selectUpsellItems(memory, plan)).toEqual([{ kind: 'profiles', id: 'yearly-1', quantity: 2, amount: 0 }]);
    expect(selectUpsellItems({ profiles: { quantity: 3 } }, plan)).toEqual([]);
  });

  it('tell the price of the plan for one person beside other items', () => {
    const items = selectItems({ extras }, { bump: { id: 'tapes' }, profiles: { quantity: 3 } }, plan);
    expect(profileAmount(withItems(plan, items), items)).toBe(plan.amount);
  });

  it('end a trial when they cost something, and keep it for a unit', () => {
    const trial = { count: 7, unit: 'day', firstChargeOn: '2026-11-28' } as const;
    const free: OfferedPlan = { ...plan, trial };
    expect(withItems(free, selectItems({ extras }, { bump: { id: 'tapes' } }, plan))).not.toHaveProperty('trial');
    expect(withItems(free, selectItems({}, { unit: { salesforceId: 'unit_1' } }, plan))).toHaveProperty('trial', trial);
  });

  it.each<[title: string, memory: ItemMemory, choice: Omit<Installment, 'id'>]>([
    [
      'three people pay three times the interest',
      { profiles: { quantity: 3 } },
      { value: 31_350, standardValue: 30_000, tax: 34_200, totalValue: 376_200 },
    ],
    [
      'an extra is paid with interest, and its price is no discount',
      { bump: { id: 'tapes' } },
      { value: 11_798, standardValue: 11_225, tax: 12_870, totalValue: 141_570 },
    ],
    [
      'three people and an extra pay one rate',
      { profiles: { quantity: 3 }, bump: { id: 'tapes' } },
      { value: 32_698, standardValue: 31_225, tax: 35_670, totalValue: 392_370 },
    ],
  ])('in 12 payments: %s', (_, memory, choice) => {
    const installments = [{ id: 12, value: 10_450, standardValue: 10_000, tax: 11_400, totalValue: 125_400 }];
    const priced = makePlanSummary({ amount: 114_000, standardAmount: 120_000, installments });
    expect(withItems(priced, selectItems({ extras }, memory, priced)).installments).toEqual([{ id: 12, ...choice }]);
  });

  it('keep the rate of interest, and payments that add up within one minor unit each', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 100 }),
        fc.boolean(),
        (amount, id, percent, quantity, hasBump) => {
          const tax = Math.round((amount * percent) / 100);
          const installments = [
            makeInstallment(id, amount, {
              tax,
              totalValue: amount + tax,
              value: Math.round((amount + tax) / id),
            }),
          ];
          const priced = makePlanSummary({ amount, installments });
          const items = selectItems(
            { extras },
            { profiles: { quantity }, bump: hasBump ? { id: 'tapes' } : null },
            priced,
          );
          const order = withItems(priced, items);
          const [choice] = order.installments;
          expect(order.amount).toBe(amount * quantity + (hasBump ? 14_700 : 0));
          expect(choice?.tax).toBe(Math.round((tax * order.amount) / amount));
          expect(choice?.totalValue).toBe(order.amount + (choice?.tax ?? 0));
          expect(Math.abs((choice?.value ?? 0) * id - (choice?.totalValue ?? 0))).toBeLessThanOrEqual(id);
        },
      ),
    );
  });
});
