import type { Order } from './select-order';

/**
 * What tells an order apart from other orders of its plan, such as `plan:main:bump.course.1` or `invoice:inv_8f3kq2`. Plan, amount, method and payer
 * stand beside it in each record.
 *
 * @returns undefined for the plan of the page alone, as in records of before
 */
export function orderIdentity({ kind, id, items }: Pick<Order, 'kind' | 'id' | 'items'>): string | undefined {
  const parts = items.map((item) => `${item.kind}.${item.id}.${item.quantity}`).sort();
  const identity = [kind, id, ...parts].join(':');
  return identity === 'plan:main' ? undefined : identity;
}

/** Whether an identity is of an invoice or a renewal: whoever has its id pays it, and no lead is asked for. */
export function isOfEntry(identity: string | undefined): identity is string {
  return identity !== undefined && !identity.startsWith('plan:');
}
