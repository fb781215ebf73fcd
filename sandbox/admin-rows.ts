import type { Area, BankslipCharge, PlanType, RefusalCode, ScheduledCharge } from '../schemas/generated/types';
import { dropUndefined } from './drop-undefined';
import type { PaymentEntryRecord, PaymentRowStatus } from './store/records';
import type { leads, messages, payments, subscriptions } from './store/tables';

export interface AdminLead {
  leadId: string;
  name: string;
  email: string;
  phone: string;
  productCode?: string;
  planType: PlanType;
  seller: string;
  source: string;
  createdAt: string;
}

export interface AdminPayment {
  token: string;
  idempotencyKey: string;
  call: string;
  status: PaymentRowStatus;
  refusal?: RefusalCode;
  method: PaymentEntryRecord['method'];
  entries: PaymentEntryRecord[];
  amount: number;
  charged?: number;
  scheduled?: ScheduledCharge;
  currency: string;
  operation: string;
  type?: string;
  /** Id of its invoice or subscription. */
  subject?: string;
  productCode: string;
  planName: string;
  name?: string;
  email?: string;
  pixCode?: string;
  bankslip?: BankslipCharge;
  createdAt: string;
  expiresAt?: string;
}

export interface AdminSubscription {
  id: string;
  paymentToken: string;
  productCode: string;
  planId: string;
  amount: number;
  currency: string;
  email?: string;
  /** Area whose calendar gives the next charge's date. */
  area: Area;
  nextChargeAt: string;
}

export interface AdminMessage {
  kind: 'sms' | 'email';
  recipient: string;
  text: string;
  createdAt: string;
}

export function adminLead(row: typeof leads.$inferSelect): AdminLead {
  const { id: leadId, name, email, phone, productCode, planType, seller, source } = row;
  const createdAt = row.createdAt.toISOString();
  return dropUndefined<AdminLead>({ leadId, name, email, phone, productCode, planType, seller, source, createdAt });
}

export function adminPayment(row: typeof payments.$inferSelect): AdminPayment {
  const { token, idempotencyKey, call, status, method, entries, amount, charged, scheduled, currency } = row;
  const { operation, type, productCode, planName, name, email, pixCode, bankslip } = row;
  const subject = row.invoiceId ?? row.subscriptionId;
  const request = {
    token,
    idempotencyKey,
    call,
    method,
    entries,
    amount,
    charged,
    scheduled,
    currency,
    operation,
    type,
    subject,
  };
  // A pending row may hold a refusal that is still to come.
  const refusal = status === 'refused' ? row.refusal : null;
  const result = { status, refusal, productCode, planName, name, email, pixCode, bankslip };
  const createdAt = row.createdAt.toISOString();
  return dropUndefined<AdminPayment>({ ...request, ...result, createdAt, expiresAt: row.expiresAt?.toISOString() });
}

export function adminSubscription(row: typeof subscriptions.$inferSelect, area: Area): AdminSubscription {
  const { id, paymentToken, productCode, planId, amount, currency, email } = row;
  const nextChargeAt = row.nextChargeAt.toISOString();
  const rest = { productCode, planId, amount, currency, email, area, nextChargeAt };
  return dropUndefined<AdminSubscription>({ id, paymentToken, ...rest });
}

export function adminMessage(row: typeof messages.$inferSelect): AdminMessage {
  const { kind, recipient, text } = row;
  return { kind, recipient, text, createdAt: row.createdAt.toISOString() };
}
