import { isFresh, listNames, parseJson, type StorageKey } from './browser-storage';
import { storedKeys } from './parts/keys.generated';

const keys: readonly StorageKey[] = [...storedKeys, 'purchaseIntent', 'statusCall'];

/** Removes expired values of all products. Values that nobody reads again would stay forever. */
export function removeExpired(): void {
  try {
    for (const name of listNames()) {
      const key = keys.find((one) => one === name.split(':')[0]);
      if (key && !isFresh(parseJson(localStorage.getItem(name) ?? ''), key)) localStorage.removeItem(name);
    }
  } catch {
    // Storage is disabled: the tab's memory ends with the tab.
  }
}
