import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { findLinkOfReturn, restoreSession } from './restore-session';
import { type SessionOwner, sessionAtom } from './session';

export interface RestoredSessionProps extends SessionOwner {
  /** Token of a link that a bank comes back with. */
  returnToken: string | undefined;
  /** Query of the page, with what its flow adds. */
  search: string;
  /** The link's purchase was made with that query: its page is to be shown. */
  onOtherLink: (search: string) => void;
}

/** Shows nothing; brings back what an earlier visit left (spec 4). In a chunk of its own, for the checks of it are large. */
export default function RestoredSession({ productCode, area, returnToken, search, onOtherLink }: RestoredSessionProps) {
  const setSession = useSetAtom(sessionAtom);
  useEffect(() => {
    const shown = [search, window.location.search];
    const other = returnToken === undefined ? undefined : findLinkOfReturn(productCode, returnToken, shown);
    if (other !== undefined) return onOtherLink(other);
    setSession((session) => ({ ...session, ...restoreSession({ productCode, area }, returnToken), isRestored: true }));
  }, [productCode, area, returnToken, search, onOtherLink, setSession]);
  return null;
}
