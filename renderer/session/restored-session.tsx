import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { CheckoutView } from '../checkout/checkout-view';
import { listTerms } from '../checkout/list-terms';
import { isFresh, listNames, parseJson, type StorageKey } from './browser-storage';
import { storedKeys } from './parts/keys.generated';
import { findLinkOfReturn } from './parts/purchase/find-link-of-return';
import { restorers } from './parts/restore.generated';
import { type AgreedTexts, type Session, type SessionOwners, sessionAtom } from './session';

export interface RestoredSessionProps {
  owners: SessionOwners;
  /** Says what the page asks the buyer to agree to. */
  checkout: Pick<CheckoutView, 'documentHashes' | 'offers'>;
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
export default function RestoredSession({
  owners,
  checkout,
  token,
  isReturn,
  search,
  onOtherLink,
}: RestoredSessionProps) {
  const setSession = useSetAtom(sessionAtom);
  useEffect(() => {
    const links = [search, window.location.search];
    const other = isReturn && token !== undefined ? findLinkOfReturn(owners.main.productCode, token, links) : undefined;
    if (other !== undefined) return onOtherLink(other);
    const { documentHashes, offers } = checkout;
    const restored = restoreSession(owners, token, { terms: listTerms(offers.main), documentHashes });
    setSession((session) => ({ ...session, ...restored, isRestored: true }));
  }, [owners, checkout, token, isReturn, search, onOtherLink, setSession]);
  return null;
}

/**
 * Restores the session parts that an earlier visit stored.
 *
 * @param token token of the payment in the URL; other purchases stay stored but are not shown
 * @param shown what the page asks the buyer to agree to
 */
export function restoreSession(
  owners: SessionOwners,
  token?: string,
  shown: AgreedTexts = { terms: [], documentHashes: {} },
): Partial<Session> {
  removeExpired();
  const restored: Partial<Session> = {};
  for (const restore of restorers)
    Object.assign(restored, restore({ owner: owners.main, owners, shown, token, restored }));
  return restored;
}

const keys: readonly StorageKey[] = [...storedKeys, 'purchaseIntent', 'statusCall'];

/** Removes expired values of all products. Values that nobody reads again would stay forever. */
function removeExpired(): void {
  try {
    for (const name of listNames()) {
      const key = keys.find((one) => one === name.split(':')[0]);
      if (key && !isFresh(parseJson(localStorage.getItem(name) ?? ''), key)) localStorage.removeItem(name);
    }
  } catch {
    // Storage is disabled: the tab's memory ends with the tab.
  }
}
