import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { restoreSession } from './restore-session';
import { sessionAtom } from './session';

/** Shows nothing; brings back what an earlier visit left (spec 4). In a chunk of its own, for the checks of it are large. */
export default function RestoredSession({ productCode }: { productCode: string }) {
  const setSession = useSetAtom(sessionAtom);
  useEffect(() => {
    setSession((session) => ({ ...session, ...restoreSession(productCode), isRestored: true }));
  }, [productCode, setSession]);
  return null;
}
