import { findItemFault, type ItemFault, type SoldItem } from '../../model/money/find-item-fault';
import { withItems } from '../../model/money/order-items';
import type { PlanSummary, PurchaseItem } from '../../schemas/generated/types';
import { type ApiFailure, invalidRequest, notFound, unprocessable } from '../api-failure';
import type { SandboxCatalogue } from './build-sandbox-catalogue';
import { findPlanById, type Offer } from './find-product';
import { findTicket } from './find-tickets';
import { units } from './franchise-units';
import { summarisePlan } from './summarise-plan';

/** Bounded amounts never come near it. It keeps the ledger's integers exact. */
const MAXIMUM_AMOUNT = 1_000_000_000;

/**
 * The plan at the price of a purchase: with its voucher, times the profiles, plus order bumps and tickets. Ignores the
 * request's amount.
 *
 * @throws ApiFailure 404 for an unknown item, 422 `ticket_sold_out`, 422 `invalid_request` for conflicting items
 */
export function pricePurchase(
  catalogue: SandboxCatalogue,
  offer: Offer,
  voucherCode: string | undefined,
  items: readonly PurchaseItem[],
): PlanSummary {
  const summary = summarisePlan(offer, voucherCode);
  const find = (item: PurchaseItem) => findItem(catalogue, offer, item);
  const fault = findItemFault(summary, items, find);
  if (fault) throw failureOf(fault);
  const plan = withItems(
    summary,
    items.map((item) => ({ ...item, amount: find(item)?.amount ?? 0 })),
  );
  if (plan.amount > MAXIMUM_AMOUNT) throw invalidRequest({ amount: 'maximum' });
  return plan;
}

/** An extra is the product's own, or any plan of the catalogue. A unit is one of the product's country. */
function findItem(
  catalogue: SandboxCatalogue,
  { product }: Offer,
  { kind, id }: PurchaseItem,
): (SoldItem & { amount: number }) | undefined {
  if (kind === 'ticket') return findTicket(product, id);
  if (kind === 'unit' && units.some((unit) => unit.salesforceId === id && unit.country === product.area))
    return { amount: 0, currency: product.currency };
  if (kind !== 'bump') return undefined;
  const extra = product.extras?.find((candidate) => candidate.id === id);
  if (extra) return { amount: extra.amount, currency: product.currency };
  const other = findPlanById(catalogue, id);
  return other && { amount: other.plan.amount, currency: other.product.currency };
}

function failureOf(fault: ItemFault): ApiFailure {
  if (fault === 'unknown') return notFound('item_not_found');
  return fault === 'sold-out' ? unprocessable('ticket_sold_out') : invalidRequest({ items: fault });
}
