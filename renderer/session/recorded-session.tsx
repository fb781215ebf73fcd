import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { loadingAtom, type Session, sessionAtom } from './session';

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
    made.set(loadingAtom, isLoading);
    return made;
  });
  useEffect(() => store.set(sessionAtom, session), [store, session]);
  return <Provider store={store}>{children}</Provider>;
}
