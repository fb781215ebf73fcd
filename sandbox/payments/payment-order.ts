import { unifyMethod } from '../../schemas/api/unify-method';
import type {
  CardData,
  Operation,
  PaymentMethod,
  PaymentMethodEntry,
  PurchaseItem,
  ScheduledCharge,
} from '../../schemas/generated/types';
import type { Offer } from '../catalogue/find-product';
import type { PaymentEntryRecord } from '../store/records';

/** What is sold to whom. */
export interface Sale {
  offer: Offer;
  buyer: Buyer;
}

/** A checked and priced payment, ready to be begun. Card data lives here and nowhere else. */
export interface PaymentOrder extends Sale {
  operation: Operation;
  /** What is taken now, in minor units, worked out by the sandbox. */
  amount: number;
  /** What is charged when the trial ends. */
  scheduled?: ScheduledCharge | undefined;
  parts: PaymentPart[];
  method: PaymentMethod | 'livelo';
  items: PurchaseItem[];
  type?: string | undefined;
  voucher?: string | undefined;
  seller?: string | undefined;
  source?: string | undefined;
  leadId?: string | undefined;
  invoiceId?: string | undefined;
  subscriptionId?: string | undefined;
  /** Next charge that a renewal was asked for: paid, the subscription must have it still. */
  renewedFrom?: Date | undefined;
  /** Plan that an upgrade was priced from: paid, the subscription must have it still. */
  upgradedPlanId?: string | undefined;
}

/** Who pays. */
export interface Buyer {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  document?: string | undefined;
}

/** One entry: what is kept of it, and what it is paid with. */
export interface PaymentPart {
  record: PaymentEntryRecord;
  card?: CardData | undefined;
  profileId?: string | undefined;
  pointsToken?: string | undefined;
}

/** Methods of an entry, `bank-slip` under its one name. */
export function methodOf(entry: PaymentMethodEntry): PaymentMethod | 'livelo' {
  return unifyMethod(entry.method);
}
