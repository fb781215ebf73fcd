import { useEffect, useRef, useState } from 'react';
import type { PaymentStatusAnswer } from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';
import { pollDelay } from './resolve-outcome';

export interface PaymentWait {
  /** Last known state; undefined until the first answer. A call that fails is "not known yet", never "failed". */
  status: PaymentStatusAnswer | undefined;
  /** False when the backend has no status call: the screen offers 'Já paguei' instead. */
  isSupported: boolean;
}

/**
 * Asks for the state of a payment while it waits for money: every 2 s, later every 10 s, not while the page is hidden,
 * at once when it is shown again.
 *
 * @param token payment to ask for; null asks nothing
 */
export function usePaymentStatus(api: Api, token: string | null): PaymentWait {
  const [wait, setWait] = useState<PaymentWait>({ status: undefined, isSupported: true });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    let isAsking = false;
    const start = Date.now();
    setWait({ status: undefined, isSupported: true });

    const schedule = () => {
      clearTimeout(timer.current);
      if (!isGone && !document.hidden) timer.current = setTimeout(ask, pollDelay(Date.now() - start));
    };
    const ask = async () => {
      if (isAsking || isGone) return;
      isAsking = true;
      try {
        const status = await api('loadPayment', { path: { token } });
        if (isGone) return;
        setWait({ status, isSupported: true });
        if (status.status !== 'pending') return;
        schedule();
      } catch (error) {
        if (isGone || !(error instanceof ApiCallError)) return;
        if (error.body.code === 'route_not_found' || error.status === 501) setWait({ status: undefined, isSupported: false });
        else schedule();
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

  return wait;
}
