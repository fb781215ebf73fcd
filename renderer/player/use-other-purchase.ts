import { useEffect, useRef } from 'react';
import { useCheckout } from '../checkout/checkout-context';
import type { FormError } from '../contract/step-contract';
import { peekStored } from '../session/browser-storage';
import { ownerOf } from '../session/purchase-owner';
import type { Session } from '../session/session';

/**
 * While a payment waits here, another tab may buy: asks whether this one is still wanted, once for each purchase.
 *
 * @param token payment that waits; null asks nothing
 * @param ask shows the question; false when the step cannot. A new function asks again.
 */
export function useOtherPurchase(token: string | null, session: Session, ask: (question: FormError) => boolean): void {
  const checkout = useCheckout();
  const latest = useRef(session);
  latest.current = session;
  const asked = useRef<unknown>(undefined);
  useEffect(() => {
    if (token === null) return;
    const check = async () => {
      const bought = peekStored('PURCHASED_PLAN', ownerOf(checkout)).token;
      if (bought === undefined || bought === asked.current || bought === token) return;
      // Without its chunk it asks at the next event.
      const part = await import('../payment/ask-about-purchase').catch(() => undefined);
      if (!part || bought === asked.current) return;
      const question = part.askAboutOther({ checkout, session: latest.current }, token);
      if (question && ask(question)) asked.current = bought;
    };
    const onChange = () => void check();
    onChange();
    window.addEventListener('storage', onChange);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      window.removeEventListener('storage', onChange);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [token, checkout, ask]);
}
