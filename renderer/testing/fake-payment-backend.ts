import type { ApiError, PaymentAnswer, PaymentRequest, PaymentStatusAnswer } from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';

/** Outcome of sending a payment once. */
export type Sending =
  /** Taken, and the answer arrives. */
  | 'paid'
  | 'pending'
  /** Taken, but the answer is lost. */
  | 'paid-unheard'
  | 'refused-unheard'
  | 'pending-unheard'
  | 'pix-unheard'
  /** Lost before it reaches the backend. */
  | 'lost'
  /** Taken with these values. The answer arrives unless `isUnheard`. */
  | { row: Partial<PaymentStatusAnswer>; isUnheard?: boolean }
  /** Contract error; nothing is taken. */
  | { status: number; error: ApiError };

export interface FakePaymentBackend {
  api: Api;
  /** One entry per key that was ever taken. */
  ledger: Map<string, PaymentStatusAnswer>;
  /** Keys in sending order. */
  keys: string[];
  /** Body of each request. */
  bodies: PaymentRequest[];
  /** Call id of each request, with the subscription that it renews. */
  calls: string[];
  /** Number of status calls. */
  statusCalls: number;
  /** Outcomes of the next requests. When empty, every payment is paid. */
  next: Sending[];
  /** Changes the status of a payment in the ledger. */
  settle(status: PaymentStatusAnswer['status']): void;
}

const unheard = new ApiCallError(0, { code: 'backend_unavailable', retryable: true, outcome: 'unknown' });

/** Fake backend that follows the key protocol. Its network loses the messages that the test selects. */
export function fakePaymentBackend({ hasStatus = true, next = [] as Sending[] } = {}): FakePaymentBackend {
  const ledger: FakePaymentBackend['ledger'] = new Map();
  const backend: FakePaymentBackend = {
    ledger,
    keys: [],
    bodies: [],
    calls: [],
    statusCalls: 0,
    next,
    settle(status) {
      for (const [key, row] of ledger) ledger.set(key, { ...row, status });
    },
    api: (async (
      id: string,
      input: { path?: { token?: string; id?: string }; idempotencyKey?: string; body?: PaymentRequest },
    ) => {
      if (id === 'loadPayment') return loadStatus(input.path?.token ?? '');
      if (!/^(?:createPayment|renewSubscription)V[12]$/.test(id)) throw new RangeError(`${id} is not a payment call`);
      backend.calls.push([id, input.path?.id ?? ''].join(' ').trim());
      if (input.body) backend.bodies.push(input.body);
      return take(input.idempotencyKey ?? '');
    }) as unknown as Api,
  };

  function loadStatus(token: string): PaymentStatusAnswer {
    backend.statusCalls += 1;
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
