import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { findLinkOfReturn } from './parts/purchase/find-link-of-return';
import { restoreSession } from './restore-session';
import { type SessionOwners, sessionAtom } from './session';

export interface RestoredSessionProps {
  owners: SessionOwners;
  /** Of the payment that the address of a waiting step names. */
  token: string | undefined;
  /** Whether a bank's link leads here. */
  isReturn: boolean;
  /** Query of the page, with what its flow adds. */
  search: string;
  /** The link's purchase was made with that query: its page is to be shown. */
  onOtherLink: (search: string) => void;
}

/** Shows nothing; brings back what an earlier visit left (spec 4). In a chunk of its own, for the checks of it are large. */
export default function RestoredSession({ owners, token, isReturn, search, onOtherLink }: RestoredSessionProps) {
  const setSession = useSetAtom(sessionAtom);
  useEffect(() => {
    const shown = [search, window.location.search];
    const other = isReturn && token !== undefined ? findLinkOfReturn(owners.main.productCode, token, shown) : undefined;
    if (other !== undefined) return onOtherLink(other);
    const restored = restoreSession(owners, token);
    setSession((session) => ({ ...session, ...restored, isRestored: true }));
  }, [owners, token, isReturn, search, onOtherLink, setSession]);
  return null;
}
