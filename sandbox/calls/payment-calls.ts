import type { PaymentRequest } from '../../schemas/generated/types';
import { invalidRequest, notFound } from '../api-failure';
import type { CallHandlers, CallInput } from '../call-handler';
import { fingerprintOf } from '../payments/fingerprint';
import { findPayment } from '../payments/ledger';
import type { PaymentOrder } from '../payments/payment-order';
import { paymentStatusAnswer } from '../payments/payment-row';
import { refreshPayment } from '../payments/settle-payment';
import { takePayment } from '../payments/take-payment';
import type { SandboxContext } from '../sandbox-context';
import { orderFromRequest } from './order-from-request';

/** Payments and their state. */
export const paymentCalls: CallHandlers<'createPaymentV1' | 'createPaymentV2' | 'loadPayment'> = {
  async createPaymentV1(context, input) {
    return pay(context, input, () => {
      if (input.body.paymentMethods.length > 1) throw invalidRequest({ paymentMethods: 'maxItems' });
      return orderFromRequest(context, input.body);
    });
  },

  async createPaymentV2(context, input) {
    return pay(context, input, () => orderFromRequest(context, input.body));
  },

  async loadPayment(context, { path }) {
    const row = await findPayment(context.store.db, path.token);
    if (!row) throw notFound('payment_not_found');
    return paymentStatusAnswer(await refreshPayment(context, row));
  },
};

function pay(
  context: SandboxContext,
  { id, body, idempotencyKey: key }: CallInput<'createPaymentV1' | 'createPaymentV2'> & { body: PaymentRequest },
  buildOrder: () => Promise<PaymentOrder>,
) {
  return takePayment(context, { key, call: id, fingerprint: fingerprintOf(id, '', body) }, async () => buildOrder());
}
