import type { ApiError, PaymentAnswer, PaymentRequest, PaymentStatusAnswer } from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';

/** What becomes of one sending of a payment. */
export type Sending =
  /** Taken, and the answer arrives. */
  | 'paid'
  | 'pending'
  /** Taken, and the answer is lost on its way. */
  | 'paid-unheard'
  | 'refused-unheard'
  | 'pending-unheard'
  | 'pix-unheard'
  /** Lost before it arrives. */
  | 'lost'
  /** Taken with this row; its answer arrives unless it is unheard. */
  | { row: Partial<PaymentStatusAnswer>; isUnheard?: boolean }
  /** Answered by an error of the contract, nothing taken. */
  | { status: number; error: ApiError };

export interface FakePaymentBackend {
  api: Api;
  /** One row for each key that was ever taken. */
  ledger: Map<string, PaymentStatusAnswer>;
  /** Keys in the order in which they were sent. */
  keys: string[];
  /** The body of each sending. */
  bodies: PaymentRequest[];
  /** The call of each sending, with the subscription that it renews. */
  calls: string[];
  /** How often the status was asked for. */
  asked: number;
  /** What becomes of the next sendings; then everything is paid. */
  next: Sending[];
  /** Changes a payment that is in the ledger. */
  settle(status: PaymentStatusAnswer['status']): void;
}

const unheard = new ApiCallError(0, { code: 'backend_unavailable', retryable: true, outcome: 'unknown' });

/** A backend that keeps the key protocol, behind a network that loses what the test says. */
export function fakePaymentBackend({ hasStatus = true, next = [] as Sending[] } = {}): FakePaymentBackend {
  const ledger: FakePaymentBackend['ledger'] = new Map();
  const backend: FakePaymentBackend = {
    ledger,
    keys: [],
    bodies: [],
    calls: [],
    asked: 0,
    next,
    settle(status) {
      for (const [key, row] of ledger) ledger.set(key, { ...row, status });
    },
    api: (async (
      id: string,
      input: { path?: { token?: string; id?: string }; idempotencyKey?: string; body?: PaymentRequest },
    ) => {
      if (id === 'loadPayment') return loadStatus(input.path?.token ?? '');
      if (!/^(?:createPayment|renewSubscription)V[12]$/.test(id)) throw new RangeError(`${id} is no call of a payment`);
      backend.calls.push([id, input.path?.id ?? ''].join(' ').trim());
      if (input.body) backend.bodies.push(input.body);
      return take(input.idempotencyKey ?? '');
    }) as unknown as Api,
  };

  function loadStatus(token: string): PaymentStatusAnswer {
    backend.asked += 1;
    if (!hasStatus) throw new ApiCallError(404, { code: 'route_not_found', retryable: false, outcome: 'none' });
    const row = ledger.get(token) ?? [...ledger.values()].find((one) => one.token === token);
    if (!row) throw new ApiCallError(404, { code: 'payment_not_found', retryable: false, outcome: 'none' });
    return row;
  }

  function take(key: string): PaymentAnswer {
    backend.keys.push(key);
    const sending = backend.next.shift() ?? 'paid';
    if (sending === 'lost') throw unheard;
    if (typeof sending === 'object' && 'status' in sending) throw new ApiCallError(sending.status, sending.error);
    const row = ledger.get(key) ?? makeRow(sending);
    ledger.set(key, row);
    if (typeof sending === 'object' ? sending.isUnheard : sending.endsWith('-unheard')) throw unheard;
    const { amount: _amount, currency: _currency, refusal: _refusal, ...answer } = row;
    return { paymentProfileIds: [], ...answer } as PaymentAnswer;
  }

  function makeRow(sending: Exclude<Sending, { status: number }>): PaymentStatusAnswer {
    const row = { token: `pay_${ledger.size + 1}`, status: 'paid', amount: 114_000, currency: 'BRL' } as const;
    if (typeof sending === 'object') return { ...row, ...sending.row };
    const [kind = 'paid'] = sending.split('-');
    return {
      ...row,
      status: kind === 'pix' ? 'pending' : (kind as PaymentStatusAnswer['status']),
      ...(kind === 'refused' ? { refusal: { code: 'card_declined' } } : {}),
      ...(kind === 'pix' ? { pix: { code: '000201', expiresAt: '2026-07-01T12:15:00Z' } } : {}),
    };
  }

  return backend;
}
