import { emptySession, type Session } from '../session/session';

/** The session of a buyer who has typed nothing. */
export function makeSession(changes: Partial<Session> = {}): Session {
  return { ...emptySession, isRestored: true, ...changes };
}
