import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { CheckoutView } from '../checkout/checkout-view';
import { hasStored } from './browser-storage';
import { storedKeys } from './parts/keys.generated';
import type { PartKey } from './parts/lifetimes.generated';
import { ownersOf } from './purchase-owner';
import { sessionAtom } from './session';

/** A saved card outlives everything else that its purchase stored. */
const restorable: readonly PartKey[] = [...storedKeys, 'savedCard'];

/**
 * Whether stored values must be read: when a step needs them, or when any exist. The server knows the first case, so
 * the page includes the reading code.
 */
export function useStoredSession(isNeeded: boolean, checkout: CheckoutView): boolean {
  const [{ isRestored }, setSession] = useAtom(sessionAtom);
  const [isFound, setFound] = useState(false);
  useEffect(() => {
    if (isRestored || isNeeded) return;
    if (restorable.some((key) => hasStored(key, ownersOf(checkout).main) || hasStored(key))) setFound(true);
    else setSession((session) => ({ ...session, isRestored: true }));
  }, [isRestored, isNeeded, checkout, setSession]);
  return !isRestored && (isNeeded || isFound);
}
