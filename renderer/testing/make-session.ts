import type { Session } from '../session/session';

/** The session of a buyer who has typed nothing. */
export function makeSession(changes: Partial<Session> = {}): Session {
  return {
    isRestored: true,
    leadId: null,
    name: '',
    email: '',
    phone: '',
    pix: null,
    purchase: null,
    selectedPlanId: null,
    document: null,
    plans: null,
    ...changes,
  };
}
