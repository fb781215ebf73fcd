import type { Order } from './select-order';

/**
 * Distinguishes orders of one plan, such as `plan:main:bump.course.1` or `invoice:inv_8f3kq2`. Records store plan,
 * amount, method and payer separately.
 *
 * @returns undefined for the page's plan alone, as in older records
 */
export function orderIdentity({ kind, id, items }: Pick<Order, 'kind' | 'id' | 'items'>): string | undefined {
  const parts = items.map((item) => `${item.kind}.${item.id}.${item.quantity}`).sort();
  const identity = [kind, id, ...parts].join(':');
  return identity === 'plan:main' ? undefined : identity;
}

/** Whether an identity belongs to an upsell, with or without items. */
export function isOfUpsell(identity: string | undefined): boolean {
  return identity === 'plan:upsell' || identity?.startsWith('plan:upsell:') === true;
}

/** Whether an identity belongs to an invoice or renewal. Anyone with its id may pay it, without a lead. */
export function isOfEntry(identity: string | undefined): identity is string {
  return identity !== undefined && !identity.startsWith('plan:');
}
