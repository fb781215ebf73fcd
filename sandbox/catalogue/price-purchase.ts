import type { PurchaseItem } from '../../schemas/generated/types';
import { invalidRequest, notFound, unprocessable } from '../api-failure';
import type { SandboxCatalogue } from '../sandbox-catalogue';
import { applyVoucher } from './apply-voucher';
import { findPlanById, type Offer } from './find-product';
import { findTicket } from './find-tickets';

/** Bounded amounts never come near it. It keeps the ledger's integers exact. */
const MAXIMUM_AMOUNT = 1_000_000_000;

/**
 * Price of a purchase in minor units, without interest: the plan with its voucher, times the profiles, plus order bumps
 * and tickets. Ignores the request's amount.
 *
 * @throws ApiFailure 404 for an unknown item, 422 `ticket_sold_out`, 422 `invalid_request` for conflicting items
 */
export function pricePurchase(
  catalogue: SandboxCatalogue,
  offer: Offer,
  voucherCode: string | undefined,
  items: readonly PurchaseItem[],
): number {
  const { amount } = applyVoucher(offer.product, offer.plan, voucherCode);
  const profiles = items.filter((item) => item.kind === 'profiles');
  if (profiles.length > 1) throw invalidRequest({ items: 'profiles-once' });
  const extras = items.reduce((sum, item) => sum + item.quantity * extraAmount(catalogue, offer, item), 0);
  const total = amount * (profiles[0]?.quantity ?? 1) + extras;
  if (total > MAXIMUM_AMOUNT) throw invalidRequest({ amount: 'maximum' });
  return total;
}

function extraAmount(catalogue: SandboxCatalogue, { product }: Offer, item: PurchaseItem): number {
  if (item.kind === 'bump') {
    const extra = product.extras?.find((candidate) => candidate.id === item.id);
    const bump = extra ?? findPlanById(catalogue, item.id)?.plan;
    if (!bump) throw notFound('item_not_found');
    return bump.amount;
  }
  if (item.kind === 'ticket') {
    const ticket = findTicket(product, item.id);
    if (!ticket) throw notFound('item_not_found');
    if (ticket.available < item.quantity) throw unprocessable('ticket_sold_out');
    return ticket.amount;
  }
  return 0;
}
