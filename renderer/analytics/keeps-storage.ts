/** Whether the browser keeps what a page stores. Where it does not, no container runs: a load would lose the lead. */
export function keepsStorage(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(probe, probe);
      storage.removeItem(probe);
    }
    return navigator.cookieEnabled !== false;
  } catch {
    return false;
  }
}

const probe = 'probe';
