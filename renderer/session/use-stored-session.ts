import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { CheckoutView } from '../checkout/checkout-view';
import { hasStored } from './browser-storage';
import { storedKeys } from './parts/keys.generated';
import { ownersOf } from './purchase-owner';
import { sessionAtom } from './session';

/**
 * Whether what an earlier visit left has to be read: where a step stands on it, and wherever there is something. Known on
 * the server for the former, so that the reading code comes with the page.
 */
export function useStoredSession(isNeeded: boolean, checkout: CheckoutView): boolean {
  const [{ isRestored }, setSession] = useAtom(sessionAtom);
  const [isFound, setFound] = useState(false);
  useEffect(() => {
    if (isRestored || isNeeded) return;
    if (storedKeys.some((key) => hasStored(key, ownersOf(checkout).main) || hasStored(key))) setFound(true);
    else setSession((session) => ({ ...session, isRestored: true }));
  }, [isRestored, isNeeded, checkout, setSession]);
  return !isRestored && (isNeeded || isFound);
}
