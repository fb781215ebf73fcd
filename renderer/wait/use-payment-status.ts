import { useEffect, useRef, useState } from 'react';
import type { PaymentStatusAnswer } from '../../schemas/generated/types';
import type { Api } from '../api/api';
import { lazyPart } from '../chunks/lazy-part';
import { report } from '../report/report';
import type { createPoll, Polled } from './resolve-outcome';

export interface PaymentWait {
  /** Queried payment; null when there is none. */
  token: string | null;
  /** Last known status; undefined until the first answer. A failed call means "not known yet", never "failed". */
  status: PaymentStatusAnswer | undefined;
  /** False when the backend has no status call: the screen offers 'Já paguei' instead. */
  isSupported: boolean;
  /** False once the backend has repeatedly not found the payment. */
  isFound: boolean;
}

/** Few steps wait for a payment. */
const pollPart = lazyPart(() => import('./resolve-outcome'));
const firstDelayMs = 2_000;

const unknownYet = { status: undefined, isSupported: true, isFound: true };

/**
 * Polls the status of a waiting payment: every 2 s, later every 10 s. Pauses while the page is hidden, and queries at
 * once when it is visible again.
 *
 * @param token payment to query; null queries nothing
 */
export function usePaymentStatus(api: Api, token: string | null): PaymentWait {
  const [wait, setWait] = useState<Omit<PaymentWait, 'token'>>(unknownYet);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    let isAsking = false;
    let poll: ReturnType<typeof createPoll> | undefined;
    setWait(unknownYet);

    const schedule = () => {
      clearTimeout(timer.current);
      if (!isGone && !document.hidden) timer.current = setTimeout(ask, poll?.delay() ?? firstDelayMs);
    };
    /** Whether to poll again. A finished payment is polled only when the page becomes visible again. */
    const take = (answer: Polled): boolean => {
      if (answer.kind === 'known') setWait({ ...unknownYet, status: answer.status });
      else if (answer.kind === 'unsupported') setWait({ ...unknownYet, isSupported: false });
      else if (answer.kind === 'none') setWait({ ...unknownYet, isFound: false });
      return answer.kind === 'known' ? answer.status.status === 'pending' : answer.kind !== 'unsupported';
    };
    const ask = async () => {
      if (isAsking || isGone) return;
      isAsking = true;
      try {
        // Without its chunk the poll starts later.
        poll ??= await pollPart.load(false).then(
          (part) => part.createPoll(api, token),
          () => undefined,
        );
        const answer = await poll?.ask();
        if (!isGone && (!answer || take(answer))) schedule();
      } catch (error) {
        report('error', 'the payment could not be asked about', { area: 'payment-status', error });
        schedule();
      } finally {
        isAsking = false;
      }
    };
    const onVisible = () => {
      if (document.hidden) clearTimeout(timer.current);
      else void ask();
    };
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onVisible);
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onVisible);
    };
  }, [api, token]);

  return { token, ...wait };
}
