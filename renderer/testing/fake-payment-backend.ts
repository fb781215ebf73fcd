import type { ApiError, PaymentAnswer, PaymentStatusAnswer } from '../../schemas/generated/types';
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
  /** Answered by an error of the contract, nothing taken. */
  | { status: number; error: ApiError };

export interface FakePaymentBackend {
  api: Api;
  /** One row for each key that was ever taken. */
  ledger: Map<string, PaymentStatusAnswer>;
  /** Keys in the order in which they were sent. */
  keys: string[];
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
    asked: 0,
    next,
    settle(status) {
      for (const [key, row] of ledger) ledger.set(key, { ...row, status });
    },
    api: (async (id: string, input: { path?: { token?: string }; idempotencyKey?: string }) => {
      if (id === 'loadPayment') return loadStatus(input.path?.token ?? '');
      if (!id.startsWith('createPayment')) throw new RangeError(`${id} is no call of a payment`);
      return take(input.idempotencyKey ?? '');
    }) as unknown as Api,
  };

  function loadStatus(token: string): PaymentStatusAnswer {
    backend.asked += 1;
    if (!hasStatus) throw new ApiCallError(404, { code: 'route_not_found', retryable: false, outcome: 'none' });
    const row = ledger.get(token);
    if (!row) throw new ApiCallError(404, { code: 'payment_not_found', retryable: false, outcome: 'none' });
    return row;
  }

  function take(key: string): PaymentAnswer {
    backend.keys.push(key);
    const sending = backend.next.shift() ?? 'paid';
    if (sending === 'lost') throw unheard;
    if (typeof sending === 'object') throw new ApiCallError(sending.status, sending.error);
    const row = ledger.get(key) ?? makeRow(sending);
    ledger.set(key, row);
    if (sending.endsWith('-unheard')) throw unheard;
    return {
      token: row.token,
      status: row.status,
      paymentProfileIds: [],
      ...(row.pix ? { pix: row.pix } : {}),
    } as PaymentAnswer;
  }

  function makeRow(sending: string): PaymentStatusAnswer {
    const [kind = 'paid'] = sending.split('-');
    const status = kind === 'pix' ? 'pending' : (kind as PaymentStatusAnswer['status']);
    return {
      token: `pay_${ledger.size + 1}`,
      status,
      amount: 114_000,
      currency: 'BRL',
      ...(kind === 'refused' ? { refusal: { code: 'card_declined' } } : {}),
      ...(kind === 'pix' ? { pix: { code: '000201', expiresAt: '2026-07-01T12:15:00Z' } } : {}),
    };
  }

  return backend;
}
