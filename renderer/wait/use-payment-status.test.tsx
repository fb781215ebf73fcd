import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PaymentStatusAnswer } from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';
import { nextFrames } from '../testing/next-frames';
import { type PaymentWait, usePaymentStatus } from './use-payment-status';

type Answer = PaymentStatusAnswer['status'] | ApiCallError;

const failure = (status: number, code: string) =>
  new ApiCallError(status, { code: code as 'backend_unavailable', retryable: true, outcome: 'none' });

interface ProbeProps {
  api: Api;
  token: string | null;
  seen: { wait?: PaymentWait };
}

function Probe({ api, token, seen }: ProbeProps) {
  seen.wait = usePaymentStatus(api, token);
  return null;
}

/** Waits for a payment with these answers in order; the last one repeats. */
async function waitFor(answers: Answer[], token: string | null = 'pay_1') {
  const asked: string[] = [];
  const api = (async (_id: string, { path }: { path: { token: string } }) => {
    asked.push(path.token);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return { token: path.token, status: answer, amount: 100, currency: 'BRL' };
  }) as unknown as Api;
  const seen: ProbeProps['seen'] = {};
  const screen = await render(<Probe api={api} token={token} seen={seen} />);
  const show = (next: string | null) => screen.rerender(<Probe api={api} token={next} seen={seen} />);
  return { asked, seen, show };
}

beforeEach(() => localStorage.clear());

/** The tab becomes visible: the next query is sent at once. */
const askNow = () => document.dispatchEvent(new Event('visibilitychange'));

describe('a waiting payment', () => {
  it.each<[title: string, answers: Answer[], wait: Partial<PaymentWait>, count: number]>([
    ['it is paid', ['paid'], { status: { token: 'pay_1', status: 'paid', amount: 100, currency: 'BRL' } }, 1],
    ['the backend has no status call (404)', [failure(404, 'route_not_found')], { isSupported: false }, 2],
    ['the backend has no status call (501)', [failure(501, 'call_not_supported')], { isSupported: false }, 2],
  ])('is no longer polled once %s', async (_, answers, wait, count) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { asked, seen } = await waitFor(answers);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await nextFrames();
    vi.advanceTimersByTime(2_000);
    await vi.waitFor(() => expect(seen.wait).toMatchObject(wait));
    vi.advanceTimersByTime(10_000);
    expect(asked).toHaveLength(count);
  });

  it('is polled again after a single 404 as its first answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { asked, seen } = await waitFor([failure(404, 'route_not_found'), 'paid']);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await nextFrames();
    expect(seen.wait?.isSupported).toBe(true);
    vi.advanceTimersByTime(2_000);
    await vi.waitFor(() => expect(seen.wait?.status?.status).toBe('paid'));
  });

  it('has an unknown status, not a failure, while the backend does not answer', async () => {
    const { asked, seen } = await waitFor([failure(0, 'backend_unavailable')]);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(seen.wait).toEqual({ token: 'pay_1', status: undefined, isSupported: true, isFound: true });
  });

  it('counts as missing after the third answer “payment not found”', async () => {
    const { asked, seen } = await waitFor([failure(404, 'payment_not_found')]);
    for (const count of [1, 2]) {
      await vi.waitFor(() => expect(asked).toHaveLength(count));
      expect(seen.wait?.isFound).toBe(true);
      await vi.waitFor(() => {
        askNow();
        expect(asked.length).toBeGreaterThan(count);
      });
    }
    await vi.waitFor(() => expect(seen.wait?.isFound).toBe(false));
  });

  it('is polled at once when the tab becomes visible again', async () => {
    const { asked, seen } = await waitFor(['pending', 'paid']);
    await vi.waitFor(() => expect(seen.wait?.status?.status).toBe('pending'));
    askNow();
    await vi.waitFor(() => expect(seen.wait?.status?.status).toBe('paid'));
    expect(asked).toHaveLength(2);
  });

  it('is polled again after a single 404 that follows a known status', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { asked, seen } = await waitFor(['pending', failure(404, 'route_not_found'), 'paid']);
    await vi.waitFor(() => {
      vi.advanceTimersByTime(2_000);
      expect(seen.wait?.status?.status).toBe('paid');
    });
    expect(asked).toHaveLength(3);
  });

  it('is replaced when the page waits for the next payment', async () => {
    const { asked, seen, show } = await waitFor(['expired', 'pending']);
    await vi.waitFor(() => expect(seen.wait?.status?.status).toBe('expired'));
    await show('pay_2');
    await vi.waitFor(() => expect(seen.wait).toMatchObject({ token: 'pay_2', status: { status: 'pending' } }));
    expect(asked).toEqual(['pay_1', 'pay_2']);
  });
});

it('without a payment, the page sends no status call', async () => {
  const { asked } = await waitFor(['paid'], null);
  expect(asked).toEqual([]);
});
