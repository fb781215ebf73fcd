import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type OfferId, offerIds } from '../../model/flow/resolve-step';
import type { CheckoutView } from '../checkout/checkout-view';
import { hasStored } from './browser-storage';
import { storedKeys } from './parts/keys.generated';
import type { PartKey } from './parts/lifetimes.generated';
import { endPurchase, writeParts } from './parts/registry.generated';
import { ownersOf } from './purchase-owner';
import { type Session, type SessionOwners, type SessionPatch, sessionAtom } from './session';

/**
 * Writes a step's patch to the session and to browser storage, once. State updaters must not do this: React may run
 * them twice.
 */
export const patchSessionAtom = atom(null, (get, set, patch: SessionPatch, checkout: CheckoutView) =>
  set(sessionAtom, writeSession(get(sessionAtom), patch, ownersOf(checkout), checkout.sells)),
);

/**
 * Session and patch → new session. Stores what belongs in browser storage, but never `elsewhere`.
 *
 * @param sells offer of the patch's step
 */
export function writeSession(
  session: Session,
  patch: SessionPatch,
  owners: SessionOwners,
  sells: OfferId = 'main',
): Session {
  const next = { ...session };
  const owner = owners.main;
  writeParts({ session, next, patch, owner, owners, sells });
  // A purchase from another browser ends nothing that this browser began.
  const isElsewhere =
    session.elsewhere !== null && offerIds.some((id) => next.purchases[id]?.token === session.elsewhere);
  if (patch.isPurchaseOver && !isElsewhere) endPurchase(next, owner);
  return next;
}

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
