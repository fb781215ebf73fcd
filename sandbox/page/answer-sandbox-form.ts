import type { IncomingMessage } from 'node:http';
import { isCardMethod } from '../../schemas/api/is-card-method';
import { unifyMethod } from '../../schemas/api/unify-method';
import { methodTraits } from '../../schemas/generated/method-traits';
import type { RefusalCode } from '../../schemas/generated/types';
import type { AdminPayment } from '../admin-rows';
import type { SandboxAdmin } from '../sandbox-admin';
import { type Refusal, readForm } from './read-form';

/** Target of the redirect (GET) after a form. */
export interface SeeOther {
  destination: string;
}

/**
 * Handles a button of /sandbox: settles a pending payment, then shows the list again. A finished payment stays
 * unchanged.
 */
export async function answerSandboxForm(admin: SandboxAdmin, request: IncomingMessage): Promise<SeeOther | Refusal> {
  const form = await readForm(request);
  if (!(form instanceof URLSearchParams)) return form;
  const payment = await admin.findPayment(form.get('token') ?? '');
  if (!payment) return { status: 404, text: 'Pagamento desconhecido.' };
  const isKnown = await movePayment(admin, payment, form.get('action'));
  return isKnown ? { destination: '/sandbox#payments' } : { status: 400, text: 'Ação desconhecida.' };
}

async function movePayment(
  admin: SandboxAdmin,
  { token, method }: AdminPayment,
  action: string | null,
): Promise<boolean> {
  switch (action) {
    case 'paid':
      await admin.markPaid(token);
      return true;
    case 'expire':
      await admin.expire(token);
      return true;
    case 'refuse':
      await admin.refuse(token, refusalOf(method));
      return true;
    default:
      return false;
  }
}

/** The refusal that fits a method: by the bank, by the buyer who confirms elsewhere, or by the provider. */
function refusalOf(method: AdminPayment['method']): RefusalCode {
  if (isCardMethod(method)) return 'card_declined';
  const confirms = method === 'livelo' ? 'code' : methodTraits[unifyMethod(method)].confirms;
  return confirms === 'bank' || confirms === 'phone' ? 'challenge_failed' : 'processing_error';
}
