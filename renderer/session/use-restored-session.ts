import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { hasStored, type StorageKey } from './browser-storage';
import { sessionAtom } from './session';

const restoredKeys: readonly StorageKey[] = [
  'dataLead',
  'dataForm',
  'dataPix',
  'PURCHASED_PLAN',
  'defaultSelectedPlan',
];

/** Brings back what an earlier visit left (spec 4); the checks of it are loaded only when there is something. */
export function useRestoredSession(productCode: string): void {
  const setSession = useSetAtom(sessionAtom);
  useEffect(() => {
    if (!restoredKeys.some(hasStored)) {
      setSession((session) => ({ ...session, isRestored: true }));
      return;
    }
    let isGone = false;
    void import('./restore-session').then(({ restoreSession }) => {
      if (!isGone) setSession((session) => ({ ...session, ...restoreSession(productCode), isRestored: true }));
    });
    return () => {
      isGone = true;
    };
  }, [productCode, setSession]);
}
