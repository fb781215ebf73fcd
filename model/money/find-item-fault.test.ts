import { expect, it } from 'vitest';
import type { PurchaseItem } from '../../schemas/generated/types';
import { findItemFault, type ItemFault, type SoldItem } from './find-item-fault';

const plan = { id: 'yearly', currency: 'MZN' };
const sold: Record<string, SoldItem> = {
  tapes: { currency: 'MZN' },
  'plan-in-reais': { currency: 'BRL' },
  morning: { currency: 'MZN', available: 8 },
  matola: { currency: 'MZN' },
  maputo: { currency: 'MZN' },
  rio: { currency: 'BRL' },
  evening: { currency: 'MZN', available: 3 },
};
const item = (kind: PurchaseItem['kind'], id: string, quantity = 1): PurchaseItem => ({ kind, id, quantity });

it.each<[title: string, fault: ItemFault | undefined, items: PurchaseItem[]]>([
  ['none', undefined, []],
  [
    'an extra, a ticket and a unit',
    undefined,
    [item('bump', 'tapes'), item('ticket', 'morning'), item('unit', 'matola')],
  ],
  ['as many tickets as people', undefined, [item('profiles', 'yearly', 8), item('ticket', 'morning', 8)]],
  [
    'tickets of two ids for as many people',
    undefined,
    [item('profiles', 'yearly', 11), item('ticket', 'morning', 8), item('ticket', 'evening', 3)],
  ],
  [
    'two items of 8 with 8 places left',
    'sold-out',
    [item('profiles', 'yearly', 16), item('ticket', 'morning', 8), item('ticket', 'morning', 8)],
  ],
  ['one ticket more than the places left', 'sold-out', [item('profiles', 'yearly', 9), item('ticket', 'morning', 9)]],
  ['two tickets for one person', 'seats', [item('ticket', 'morning', 2)]],
  ['two tickets of two ids for one person', 'seats', [item('ticket', 'morning'), item('ticket', 'evening')]],
  ['people of another plan', 'profiles', [item('profiles', 'monthly', 2)]],
  ['people twice', 'profiles', [item('profiles', 'yearly', 2), item('profiles', 'yearly', 2)]],
  ['an unknown extra', 'unknown', [item('bump', 'nothing')]],
  ['an unknown ticket', 'unknown', [item('ticket', 'nothing')]],
  ['an unknown unit', 'unknown', [item('unit', 'nothing')]],
  ['a unit of another country', 'unknown', [item('unit', 'rio')]],
  ['two units', 'unit', [item('unit', 'matola'), item('unit', 'maputo')]],
  ['one unit twice', 'unit', [item('unit', 'matola'), item('unit', 'matola')]],
  ['a hundred of one unit', 'unit', [item('unit', 'matola', 100)]],
  ['an extra in another currency', 'unknown', [item('bump', 'plan-in-reais')]],
])('the items of an order, %s: %s', (_, fault, items) => {
  expect(findItemFault(plan, items, ({ id }) => sold[id])).toBe(fault);
});
