import { expect, it } from 'vitest';
import { makeOrder } from '../../renderer/testing/make-order';
import type { OrderItem } from './order-items';
import { orderIdentity } from './select-order';

const bump: OrderItem = { kind: 'bump', id: 'course', quantity: 1, amount: 9_700 };
const ticket: OrderItem = { kind: 'ticket', id: 'front-row', quantity: 2, amount: 15_000 };

it('an order of only the plan of the page has no identity, as in older records', () => {
  expect(orderIdentity(makeOrder())).toBeUndefined();
});

it('the items change the identity of an order, but their sequence does not', () => {
  const identity = orderIdentity(makeOrder(undefined, { items: [ticket, bump] }));
  expect(identity).toBe('plan:main:bump.course.1:ticket.front-row.2');
  expect(orderIdentity(makeOrder(undefined, { items: [bump, ticket] }))).toBe(identity);
  expect(orderIdentity(makeOrder(undefined, { items: [{ ...bump, quantity: 2 }, ticket] }))).not.toBe(identity);
});
