import { formatDay } from '../../model/money/format-day';
import { localDay } from '../../schemas/api/local-day';
import { orderCodeOf } from '../../schemas/api/order-code';
import { magicValues } from '../payments/magic-values';
import type { PaymentRow } from '../payments/payment-row';
import type { SandboxAdmin } from '../sandbox-admin';
import { formatMoney, formatTime } from './format';

const paymentLimit = 100;
const recordLimit = 25;

export type SandboxPageProps = Awaited<ReturnType<typeof loadSandboxPage>>;
export type PaymentLine = ReturnType<typeof paymentLine>;
export type BankslipSheet = NonNullable<Awaited<ReturnType<typeof loadBankslip>>>;

/** A row of leads, subscriptions or messages: time, subject and details. */
export type RecordLine = SandboxPageProps['leads' | 'subscriptions' | 'messages'][number];

/**
 * Props of /sandbox, all as text. They contain no card data, not even the last four digits.
 *
 * @param bankslipToken slip to print: every slip's URL is /sandbox?bankslip=…
 */
export async function loadSandboxPage(admin: SandboxAdmin, bankslipToken: string | undefined) {
  const [payments, leads, subscriptions, messages, bankslip] = await Promise.all([
    admin.listPayments(paymentLimit),
    admin.listLeads(recordLimit),
    admin.listSubscriptions(recordLimit),
    admin.listMessages(recordLimit),
    loadBankslip(admin, bankslipToken),
  ]);
  return {
    payments: payments.map(paymentLine),
    leads: leads.map(({ id, createdAt, name, email, phone, ...lead }) => ({
      ...createdLine(id, createdAt),
      title: name,
      details: [
        email,
        phone,
        `${lead.productCode ?? 'sem produto'} · ${lead.planType} · ${lead.seller} · ${lead.source}`,
        ...agreementLines(lead),
        id,
      ],
    })),
    subscriptions: subscriptions.map(({ id, area, nextChargeAt, email, ...row }) => ({
      id,
      iso: nextChargeAt.toISOString(),
      time: `próxima cobrança ${formatDay(localDay(area, nextChargeAt))}`,
      title: `${row.productCode} · ${row.planId}`,
      details: [formatMoney(row.amount, row.currency), ...(email === null ? [] : [email]), id],
    })),
    messages: messages.map(({ id, kind, recipient, text, createdAt }) => ({
      ...createdLine(String(id), createdAt),
      title: `${kind === 'sms' ? 'SMS' : 'E-mail'} para ${recipient}`,
      details: [text],
    })),
    magicValues,
    bankslip,
  };
}

function createdLine(id: string, createdAt: Date) {
  return { id, iso: createdAt.toISOString(), time: formatTime(createdAt) };
}

/** @param token token of a bankslip payment; null for any other */
export async function loadBankslip(admin: SandboxAdmin, token: string | undefined) {
  const payment = token === undefined ? undefined : await admin.findPayment(token);
  if (!payment?.bankslip) return null;
  const { amount, currency } = payment;
  const { line, barcode, dueDate } = payment.bankslip;
  return { line, barcode, amount: formatMoney(amount, currency), dueDate: formatDay(dueDate) };
}

function paymentLine(payment: PaymentRow) {
  const { token, idempotencyKey, status, refusal, productCode, planName, name, email, amount, charged } = payment;
  return {
    token,
    /** Codes that a buyer may read out: of the payment, and of the try, which a refusal at once shows. */
    references: { payment: orderCodeOf(token), try: orderCodeOf(idempotencyKey) },
    status,
    refusal,
    createdAt: payment.createdAt.toISOString(),
    time: formatTime(payment.createdAt),
    product: `${productCode} · ${planName}`,
    buyer: [name, email].filter((text) => text !== null),
    method: methodLine(payment),
    amount: formatMoney(charged ?? amount, payment.currency),
    agreement: agreementLines(payment),
    /** Charge after a trial, with its date; null when there is none. */
    scheduled: scheduledLine(payment),
  };
}

/** Campaign, consent, experiments, and what was agreed to. */
function agreementLines({ metadata, acceptances }: Pick<PaymentRow, 'metadata' | 'acceptances'>): string[] {
  const { experiments, ...tracked } = metadata ?? {};
  const pairs = Object.entries({ ...tracked, ...experiments }).map(([key, value]) => `${key}=${value}`);
  const agreed = (acceptances ?? []).map(({ kind, version, hash }) =>
    [kind, version, hash?.slice(0, 12)].filter(Boolean).join(' '),
  );
  return [pairs.join(' '), agreed.length > 0 ? `aceitou: ${agreed.join(', ')}` : ''].filter((line) => line !== '');
}

/** For example `credit-card 12x · invoice · <its id>` or `pix · <type>`; a direct sale has no operation. */
function methodLine({ entries, operation, type, invoiceId, subscriptionId }: PaymentRow): string {
  const methods = entries.map(({ method, installments }) => (installments > 1 ? `${method} ${installments}x` : method));
  const sale = [operation === 'direct' ? null : operation, type, invoiceId ?? subscriptionId];
  return [methods.join(' + '), ...sale].filter((text) => text !== null).join(' · ');
}

function scheduledLine({ status, scheduled, currency }: PaymentRow): string | null {
  const isComing = status === 'paid' || status === 'pending';
  if (!scheduled || !isComing) return null;
  return `${formatMoney(scheduled.amount, currency)} em ${formatDay(scheduled.date)}`;
}
