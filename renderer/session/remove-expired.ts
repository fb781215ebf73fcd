import { isFresh, parseJson } from './browser-storage';

const ours = /^(dataLead|dataForm|dataPix|defaultSelectedPlan|PURCHASED_PLAN|purchaseIntent|statusCall)(:|$)/;

/** Removes what is a day old of whichever product: nobody may come back for it, and what is not read would stay for ever. */
export function removeExpired(): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const name of names) {
      if (ours.test(name) && !isFresh(parseJson(localStorage.getItem(name) ?? ''))) localStorage.removeItem(name);
    }
  } catch {
    // Storage is switched off: the tab's memory ends with it.
  }
}
