import { unifyMethod } from '../../schemas/api/unify-method';
import type { CardData, PaymentMethod, PaymentMethodEntry, PlanSummary } from '../../schemas/generated/types';
import type { Offer } from '../catalogue/find-product';
import type { PaymentEntryRecord } from '../store/records';
import type { payments } from '../store/tables';

/** Product, plan and buyer of a payment. */
export interface Sale {
  offer: Offer;
  /** The plan with the price of the whole order. */
  plan: PlanSummary;
  buyer: Buyer;
  subscriptionId?: string | undefined;
}

/** Columns of the payment that the request decides. */
type RequestedColumns = Pick<
  typeof payments.$inferInsert,
  | 'operation'
  | 'amount'
  | 'scheduled'
  | 'method'
  | 'items'
  | 'type'
  | 'voucher'
  | 'seller'
  | 'source'
  | 'metadata'
  | 'acceptances'
  | 'leadId'
  | 'invoiceId'
>;

/** Validated and priced payment, ready to start. Only this object holds card data. */
export interface PaymentOrder extends Omit<Sale, 'plan'>, RequestedColumns {
  charged: number;
  parts: PaymentPart[];
  /** E-mail that the request names; undefined where a lead, invoice or subscription names the buyer. */
  typedEmail?: string | undefined;
  /** Next charge date in the renewal request. The subscription must still have it when the payment is taken. */
  renewedFrom?: Date | undefined;
  /** Plan that the upgrade's price is based on. The subscription must still have it when the payment is taken. */
  upgradedPlanId?: string | undefined;
}

export interface Buyer {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  document?: string | undefined;
}

/** One entry: its stored record, and the data to pay with. */
export interface PaymentPart {
  record: PaymentEntryRecord;
  card?: CardData | undefined;
  profileId?: string | undefined;
  pointsToken?: string | undefined;
}

/** Method of an entry; `bank-slip` counts as `bankslip`. */
export function methodOf(entry: PaymentMethodEntry): PaymentMethod | 'livelo' {
  return unifyMethod(entry.method);
}
