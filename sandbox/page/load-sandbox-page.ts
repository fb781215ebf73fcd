import { localDay } from '../../schemas/api/local-day';
import { orderCodeOf } from '../../schemas/api/order-code';
import type { AdminLead, AdminMessage, AdminPayment, AdminSubscription } from '../admin-rows';
import { formatDate } from '../format-date';
import type { MagicValue } from '../payments/magic-values';
import type { SandboxAdmin } from '../sandbox-admin';
import type { PaymentRowStatus } from '../store/records';
import { formatMoney, formatTime } from './format';

/** A payment on the page. Contains no card data, not even the last four digits. */
export interface PaymentLine {
  token: string;
  /** Codes that a buyer may read out: of the payment, and of the try, which a refusal at once shows. */
  references: { payment: string; try: string };
  status: PaymentRowStatus;
  refusal: string | null;
  createdAt: string;
  time: string;
  product: string;
  buyer: string[];
  method: string;
  amount: string;
  /** Charge after a trial, with its date; null when there is none. */
  scheduled: string | null;
}

/** A row of leads, subscriptions or messages: time, subject and details. */
export interface RecordLine {
  id: string;
  iso: string;
  time: string;
  title: string;
  details: string[];
}

export interface BankslipSheet {
  token: string;
  amount: string;
  line: string;
  barcode: string;
  dueDate: string;
}

export interface SandboxPageProps {
  payments: PaymentLine[];
  leads: RecordLine[];
  subscriptions: RecordLine[];
  messages: RecordLine[];
  magicValues: readonly MagicValue[];
  bankslip: BankslipSheet | null;
}

const PAYMENT_LIMIT = 100;
const RECORD_LIMIT = 25;

/**
 * Props of /sandbox, all as text.
 *
 * @param bankslipToken slip to print: every slip's URL is /sandbox?bankslip=…
 */
export async function loadSandboxPage(
  admin: SandboxAdmin,
  bankslipToken: string | undefined,
): Promise<SandboxPageProps> {
  const [payments, leads, subscriptions, messages, bankslip] = await Promise.all([
    admin.listPayments(PAYMENT_LIMIT),
    admin.listLeads(RECORD_LIMIT),
    admin.listSubscriptions(RECORD_LIMIT),
    admin.listMessages(RECORD_LIMIT),
    loadBankslip(admin, bankslipToken),
  ]);
  return {
    payments: payments.map(paymentLine),
    leads: leads.map(leadLine),
    subscriptions: subscriptions.map(subscriptionLine),
    messages: messages.map(messageLine),
    magicValues: admin.magicValues,
    bankslip,
  };
}

/** @param token token of a bankslip payment; null for any other */
export async function loadBankslip(admin: SandboxAdmin, token: string | undefined): Promise<BankslipSheet | null> {
  const payment = token === undefined ? undefined : await admin.findPayment(token);
  return (payment && bankslipSheet(payment)) ?? null;
}

function paymentLine(payment: AdminPayment): PaymentLine {
  const { token, status, refusal = null, createdAt, productCode, planName, name, email } = payment;
  return {
    token,
    references: { payment: orderCodeOf(token), try: orderCodeOf(payment.idempotencyKey) },
    status,
    refusal,
    createdAt,
    time: formatTime(createdAt),
    product: `${productCode} · ${planName}`,
    buyer: [name, email].filter((text) => text !== undefined),
    method: methodLine(payment),
    amount: formatMoney(payment.charged ?? payment.amount, payment.currency),
    scheduled: scheduledLine(payment),
  };
}

/** For example `credit-card 12x · invoice · <its id>` or `pix · <type>`; a direct sale has no operation. */
function methodLine({ entries, operation, type, subject }: AdminPayment): string {
  const methods = entries.map(({ method, installments }) => (installments > 1 ? `${method} ${installments}x` : method));
  const sale = [operation === 'direct' ? undefined : operation, type, subject];
  return [methods.join(' + '), ...sale].filter((text) => text !== undefined).join(' · ');
}

function scheduledLine({ status, scheduled, currency }: AdminPayment): string | null {
  const isComing = status === 'paid' || status === 'pending';
  if (!scheduled || !isComing) return null;
  return `${formatMoney(scheduled.amount, currency)} em ${formatDate(scheduled.date)}`;
}

function leadLine({ leadId, createdAt, name, email, phone, ...lead }: AdminLead): RecordLine {
  const origin = `${lead.productCode ?? 'sem produto'} · ${lead.planType} · ${lead.seller} · ${lead.source}`;
  return {
    id: leadId,
    iso: createdAt,
    time: formatTime(createdAt),
    title: name,
    details: [email, phone, origin, leadId],
  };
}

function subscriptionLine(subscription: AdminSubscription): RecordLine {
  const { id, area, nextChargeAt, productCode, planId, amount, currency, email } = subscription;
  return {
    id,
    iso: nextChargeAt,
    time: `próxima cobrança ${formatDate(localDay(area, new Date(nextChargeAt)))}`,
    title: `${productCode} · ${planId}`,
    details: [formatMoney(amount, currency), ...(email === undefined ? [] : [email]), id],
  };
}

function messageLine({ kind, recipient, text, createdAt }: AdminMessage, index: number): RecordLine {
  const title = `${kind === 'sms' ? 'SMS' : 'E-mail'} para ${recipient}`;
  return { id: `${createdAt}-${index}`, iso: createdAt, time: formatTime(createdAt), title, details: [text] };
}

function bankslipSheet({ token, bankslip, amount, currency }: AdminPayment): BankslipSheet | undefined {
  if (!bankslip) return undefined;
  const { line, barcode = '', dueDate } = bankslip;
  return {
    token,
    line,
    barcode,
    amount: formatMoney(amount, currency),
    dueDate: dueDate === undefined ? '' : formatDate(dueDate),
  };
}
