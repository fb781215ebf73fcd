import type { IncomingMessage } from 'node:http';
import { unifyMethod } from '../../schemas/api/unify-method';
import { methodTraits } from '../../schemas/generated/method-traits';
import type { PaymentRow } from '../payments/payment-row';
import type { SandboxAdmin } from '../sandbox-admin';
import type { SeeOther } from './answer-sandbox-form';
import { formatMoney } from './format';
import { type Refusal, readForm } from './read-form';

/** Props of the page that plays the bank or the wallet. */
export interface BankProps {
  token: string;
  /** Asking party: the bank of a card (3-D Secure), or the wallet. */
  kind: 'card' | 'wallet';
  product: string;
  amount: string;
  /** Query of the buyer's checkout, needed for the way back. */
  search: string;
}

const MAXIMUM_SEARCH = 2_000;
const unknown: Refusal = { status: 404, text: 'Pagamento desconhecido.' };

/** Props of a pending payment's page. A finished payment redirects to the checkout. */
export async function loadBank(
  admin: SandboxAdmin,
  request: IncomingMessage,
  token: string | undefined,
): Promise<BankProps | SeeOther | Refusal> {
  const payment = await findAtBank(admin, token);
  if (!payment) return unknown;
  const search = searchOfReferer(request);
  if (payment.status !== 'pending') return { destination: returnAddress(payment, search) };
  const { productCode, planName, amount, charged, currency } = payment;
  const product = `${productCode} · ${planName}`;
  const kind = payment.entries.some((entry) => traitsOf(entry)?.isCard) ? 'card' : 'wallet';
  return { token: payment.token, kind, product, amount: formatMoney(charged ?? amount, currency), search };
}

/** Handles the buyer's answer. The checkout learns the result by the payment's status. */
export async function answerBank(admin: SandboxAdmin, request: IncomingMessage): Promise<SeeOther | Refusal> {
  const form = await readForm(request);
  if (!(form instanceof URLSearchParams)) return form;
  const payment = await findAtBank(admin, form.get('token'));
  if (!payment) return unknown;
  const action = form.get('action');
  if (action === 'approve') await admin.settle(payment.token, 'paid');
  if (action === 'refuse') await admin.settle(payment.token, 'refused', 'challenge_failed');
  if (action === 'cancel') await admin.settle(payment.token, 'canceled');
  return { destination: returnAddress(payment, form.get('search') ?? '') };
}

/** A code or a push cannot be paid here. */
async function findAtBank(admin: SandboxAdmin, token: string | null | undefined): Promise<PaymentRow | undefined> {
  const payment = await admin.findPayment(token ?? '');
  return payment?.entries.some((entry) => traitsOf(entry)?.confirms === 'bank') ? payment : undefined;
}

function traitsOf({ method }: PaymentRow['entries'][number]) {
  return method === 'livelo' ? undefined : methodTraits[unifyMethod(method)];
}

/** Always a path of the checkout; only the buyer's query is kept. */
function returnAddress({ token, productCode, currency }: PaymentRow, search: string): string {
  const query = new URLSearchParams(search.slice(0, MAXIMUM_SEARCH));
  if (!query.has('product') && !query.has('product-slug')) query.set('product', productCode);
  if (currency === 'MZN' && !query.has('lang')) query.set('lang', 'pt-MZ');
  query.set('token', token);
  return `/payment-verification?${query}`;
}

/** A real bank receives the return URL. This page is on the shop's own site and reads it from the Referer. */
function searchOfReferer({ headers: { referer, host } }: IncomingMessage): string {
  if (referer === undefined || !URL.canParse(referer)) return '';
  const url = new URL(referer);
  return url.host === host ? url.search.slice(1, MAXIMUM_SEARCH) : '';
}
