import { isFresh, listNames, parseJson, type StorageKey } from './browser-storage';
import { storedKeys } from './parts/keys.generated';

const keys: readonly StorageKey[] = [...storedKeys, 'purchaseIntent', 'statusCall'];

/** Removes what has outlived its time of whichever product: nobody may come back for it, and what is not read would stay for ever. */
export function removeExpired(): void {
  try {
    for (const name of listNames()) {
      const key = keys.find((one) => one === name.split(':')[0]);
      if (key && !isFresh(parseJson(localStorage.getItem(name) ?? ''), key)) localStorage.removeItem(name);
    }
  } catch {
    // Storage is switched off: the tab's memory ends with it.
  }
}
