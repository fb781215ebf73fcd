import type { CardCompany, PaymentMethod, PaymentStatus } from '../../schemas/generated/types';

/** `processing`: the request is being worked on and its outcome is not known yet. */
export type PaymentRowStatus = PaymentStatus | 'processing';

/** One part of a payment as it is kept: of a card, only the company and the last four digits. */
export interface PaymentEntryRecord {
  method: PaymentMethod | 'livelo';
  /** Minor units. */
  amount: number;
  installments: number;
  company?: CardCompany;
  last4?: string;
}

/** A bankslip as it is kept. */
export interface BankslipRecord {
  line: string;
  barcode: string;
  url: string;
  /** ISO 8601 date. */
  dueDate: string;
}
