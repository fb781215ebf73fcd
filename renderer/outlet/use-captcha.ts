import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PageCaptcha } from '../../model/captcha-providers';
import type { Manifest } from '../../schemas/generated/types';
import { refuseForeignScripts, setPageCaptcha } from '../api/page-captcha';
import type { CheckoutView } from '../checkout/checkout-view';
import { withoutCard } from '../payment/points/points-session';
import { patchSessionAtom } from '../session/patch-session';
import { sessionAtom } from '../session/session';

/** Makes tokens with the page's captcha service on steps without card fields; elsewhere the proof of work stands. */
export function useCaptcha(captcha: PageCaptcha | undefined, { hasCardFields }: Pick<Manifest, 'hasCardFields'>): void {
  useEffect(() => {
    if (hasCardFields) refuseForeignScripts();
    setPageCaptcha(hasCardFields ? undefined : captcha);
    return () => setPageCaptcha(undefined);
  }, [captcha, hasCardFields]);
}

/** Forgets a prepared card on a step without card fields, where a foreign script may run (PCI DSS 6.4.3). */
export function useForgottenCard(checkout: CheckoutView, { hasCardFields }: Pick<Manifest, 'hasCardFields'>): void {
  const { pointsPayment } = useAtomValue(sessionAtom);
  const patchSession = useSetAtom(patchSessionAtom);
  useEffect(() => {
    if (hasCardFields || !(pointsPayment?.entries || pointsPayment?.values)) return;
    patchSession({ pointsPayment: withoutCard(pointsPayment) }, checkout);
  }, [hasCardFields, pointsPayment, patchSession, checkout]);
}
