import { atom } from 'jotai';
import type { CheckoutView } from '../checkout/checkout-view';
import { ownersOf } from './purchase-owner';
import { type SessionPatch, sessionAtom } from './session';
import { writeSession } from './write-session';

/** Writes what a step changes into the session and the browser's storage, once: no updater of a state does. */
export const patchSessionAtom = atom(null, (get, set, patch: SessionPatch, checkout: CheckoutView) =>
  set(sessionAtom, writeSession(get(sessionAtom), patch, ownersOf(checkout), checkout.sells)),
);
