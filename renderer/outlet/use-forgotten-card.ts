import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Manifest } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { withoutCard } from '../payment/points/points-session';
import { patchSessionAtom } from '../session/patch-session';
import { sessionAtom } from '../session/session';

/** Forgets a prepared card on a step without card fields, where a foreign script may run (PCI DSS 6.4.3). */
export function useForgottenCard(checkout: CheckoutView, { hasCardFields }: Pick<Manifest, 'hasCardFields'>): void {
  const { pointsPayment } = useAtomValue(sessionAtom);
  const patchSession = useSetAtom(patchSessionAtom);
  useEffect(() => {
    if (hasCardFields || !(pointsPayment?.entries || pointsPayment?.values)) return;
    patchSession({ pointsPayment: withoutCard(pointsPayment) }, checkout);
  }, [hasCardFields, pointsPayment, patchSession, checkout]);
}
