import { atom } from 'jotai';
import { type SessionOwner, type SessionPatch, sessionAtom } from './session';
import { writeSession } from './write-session';

/** Writes what a step changes into the session and the browser's storage, once: no updater of a state does. */
export const patchSessionAtom = atom(null, (get, set, patch: SessionPatch, owner: SessionOwner) =>
  set(sessionAtom, writeSession(get(sessionAtom), patch, owner)),
);
