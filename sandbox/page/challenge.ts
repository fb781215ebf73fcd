import type { IncomingMessage } from 'node:http';
import { isCardMethod } from '../../schemas/api/is-card-method';
import type { AdminPayment } from '../admin-rows';
import type { SandboxAdmin } from '../sandbox-admin';
import type { SeeOther } from './answer-sandbox-form';
import { formatMoney } from './format';
import { type Refusal, readForm } from './read-form';

/** Props of the 3-D Secure page. */
export interface ChallengeProps {
  token: string;
  product: string;
  amount: string;
  /** Query of the buyer's checkout, needed for the way back. */
  search: string;
}

const MAXIMUM_SEARCH = 2_000;
const unknown: Refusal = { status: 404, text: 'Pagamento desconhecido.' };

/** Props of a pending payment's page. A finished payment redirects to the checkout. */
export async function loadChallenge(
  admin: SandboxAdmin,
  request: IncomingMessage,
  token: string | undefined,
): Promise<ChallengeProps | SeeOther | Refusal> {
  const payment = await findChallenged(admin, token);
  if (!payment) return unknown;
  const search = searchOfReferer(request);
  if (payment.status !== 'pending') return { destination: returnAddress(payment, search) };
  const { productCode, planName, amount, currency } = payment;
  const product = `${productCode} · ${planName}`;
  return { token: payment.token, product, amount: formatMoney(amount, currency), search };
}

/** Handles the buyer's answer. The checkout learns the result by the payment's status. */
export async function answerChallenge(admin: SandboxAdmin, request: IncomingMessage): Promise<SeeOther | Refusal> {
  const form = await readForm(request);
  if (!(form instanceof URLSearchParams)) return form;
  const payment = await findChallenged(admin, form.get('token'));
  if (!payment) return unknown;
  const action = form.get('action');
  if (action === 'approve') await admin.markPaid(payment.token);
  if (action === 'refuse') await admin.refuse(payment.token, 'challenge_failed');
  return { destination: returnAddress(payment, form.get('search') ?? '') };
}

/** Only cards have a challenge: a Pix or slip cannot be paid here. */
async function findChallenged(
  admin: SandboxAdmin,
  token: string | null | undefined,
): Promise<AdminPayment | undefined> {
  const payment = await admin.findPayment(token ?? '');
  return payment?.entries.some(({ method }) => isCardMethod(method)) ? payment : undefined;
}

/** Always a path of the checkout; only the buyer's query is kept. */
function returnAddress({ token, productCode, currency }: AdminPayment, search: string): string {
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
