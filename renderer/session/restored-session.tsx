import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { findLinkOfReturn } from './parts/purchase/find-link-of-return';
import { restoreSession } from './restore-session';
import { type SessionOwners, sessionAtom } from './session';

export interface RestoredSessionProps {
  owners: SessionOwners;
  /** Token of the payment in a waiting step's URL. */
  token: string | undefined;
  /** Whether the buyer comes from a bank's link. */
  isReturn: boolean;
  /** Query of the page, with the flow's additions. */
  search: string;
  /** Called with the query that the purchase was made with, to open its page. */
  onOtherLink: (search: string) => void;
}

/**
 * Renders nothing. Restores what an earlier visit stored (spec 4). A separate chunk, because its validators are large.
 */
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
