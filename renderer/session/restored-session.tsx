import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { findAreaOfReturn, restoreSession } from './restore-session';
import { type SessionOwner, sessionAtom } from './session';

export interface RestoredSessionProps extends SessionOwner {
  /** Token of a bank's link that names no area. */
  returnToken: string | undefined;
  /** The link's purchase was made there: that area is to be shown. */
  onOtherArea: (area: SessionOwner['area']) => void;
}

/** Shows nothing; brings back what an earlier visit left (spec 4). In a chunk of its own, for the checks of it are large. */
export default function RestoredSession({ productCode, area, returnToken, onOtherArea }: RestoredSessionProps) {
  const setSession = useSetAtom(sessionAtom);
  useEffect(() => {
    const other = returnToken === undefined ? undefined : findAreaOfReturn({ productCode, area }, returnToken);
    if (other) return onOtherArea(other);
    setSession((session) => ({ ...session, ...restoreSession({ productCode, area }), isRestored: true }));
  }, [productCode, area, returnToken, onOtherArea, setSession]);
  return null;
}
