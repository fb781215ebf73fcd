import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { type Session, sessionAtom } from '../session/session';
import { outletAtom } from './outlet-state';

interface RecordedSessionProps {
  session: Session;
  isLoading: boolean;
  children: ReactNode;
}

/** A separate session for its children, with these initial values. */
export function RecordedSession({ session, isLoading, children }: RecordedSessionProps) {
  const [store] = useState(() => {
    const made = createStore();
    made.set(sessionAtom, session);
    if (isLoading) made.set(outletAtom, { type: 'phase', phase: 'sending' });
    return made;
  });
  useEffect(() => store.set(sessionAtom, session), [store, session]);
  return <Provider store={store}>{children}</Provider>;
}
