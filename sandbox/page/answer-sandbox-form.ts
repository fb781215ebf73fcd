import type { IncomingMessage } from 'node:http';
import { isCardMethod } from '../../schemas/api/is-card-method';
import { unifyMethod } from '../../schemas/api/unify-method';
import { methodTraits } from '../../schemas/generated/method-traits';
import type { RefusalCode } from '../../schemas/generated/types';
import type { PaymentRow } from '../payments/payment-row';
import type { SandboxAdmin } from '../sandbox-admin';
import { type Refusal, readForm } from './read-form';

/** Target of the redirect (GET) after a form. */
export interface SeeOther {
  destination: string;
}

const statuses = { paid: 'paid', expire: 'expired', refuse: 'refused' } as const;

/**
 * Handles a button of /sandbox: settles a pending payment, then shows the list again. A finished payment stays
 * unchanged.
 */
export async function answerSandboxForm(admin: SandboxAdmin, request: IncomingMessage): Promise<SeeOther | Refusal> {
  const form = await readForm(request);
  if (!(form instanceof URLSearchParams)) return form;
  const payment = await admin.findPayment(form.get('token') ?? '');
  if (!payment) return { status: 404, text: 'Pagamento desconhecido.' };
  const status = Object.entries(statuses).find(([action]) => action === form.get('action'))?.[1];
  if (!status) return { status: 400, text: 'Ação desconhecida.' };
  await admin.settle(payment.token, status, status === 'refused' ? refusalOf(payment.method) : undefined);
  return { destination: '/sandbox#payments' };
}

/** The refusal that fits a method: by the bank, by the buyer who confirms elsewhere, or by the provider. */
function refusalOf(method: PaymentRow['method']): RefusalCode {
  if (isCardMethod(method)) return 'card_declined';
  const confirms = method === 'livelo' ? 'code' : methodTraits[unifyMethod(method)].confirms;
  return confirms === 'bank' || confirms === 'phone' ? 'challenge_failed' : 'processing_error';
}
