import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { restoreSession } from './restore-session';
import { type SessionOwner, sessionAtom } from './session';

/** Shows nothing; brings back what an earlier visit left (spec 4). In a chunk of its own, for the checks of it are large. */
export default function RestoredSession({ productCode, area }: SessionOwner) {
  const setSession = useSetAtom(sessionAtom);
  useEffect(() => {
    setSession((session) => ({ ...session, ...restoreSession({ productCode, area }), isRestored: true }));
  }, [productCode, area, setSession]);
  return null;
}
