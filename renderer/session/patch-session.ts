import { atom } from 'jotai';
import type { CheckoutView } from '../checkout/checkout-view';
import { ownersOf } from './purchase-owner';
import { type SessionPatch, sessionAtom } from './session';
import { writeSession } from './write-session';

/**
 * Writes a step's patch to the session and to browser storage, once. State updaters must not do this: React may run
 * them twice.
 */
export const patchSessionAtom = atom(null, (get, set, patch: SessionPatch, checkout: CheckoutView) =>
  set(sessionAtom, writeSession(get(sessionAtom), patch, ownersOf(checkout), checkout.sells)),
);
