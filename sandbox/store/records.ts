import type {
  Acceptance,
  BankslipCharge,
  CardCompany,
  PaymentMethod,
  PaymentStatus,
} from '../../schemas/generated/types';

/** `processing`: the request is in progress, and its outcome is unknown. */
export type PaymentRowStatus = PaymentStatus | 'processing';

/** Stored part of a payment; of a card, only company and last four digits. */
export interface PaymentEntryRecord {
  method: PaymentMethod | 'livelo';
  /** Minor units. */
  amount: number;
  installments: number;
  company?: CardCompany;
  last4?: string;
  /** With a request on the phone: its masked number. */
  phone?: string;
  /** With two cards: this one was refused, or its bank must confirm. It decides the whole payment. */
  isDecisive?: boolean;
}

/** Stored bankslip. */
export type BankslipRecord = Required<BankslipCharge>;

/** What a buyer has agreed to, and when by our clock (ISO 8601). */
export type AcceptedRecord = Acceptance & { acceptedAt: string };
