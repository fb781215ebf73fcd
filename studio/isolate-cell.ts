/** In-memory storage for this page only. */
function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/**
 * Isolates a cell: its input must not fill other cells or a buyer's form in the same browser. In a frame, nothing may
 * take the focus, because the outer page would lose its own and scroll.
 *
 * @param hasCookies false simulates a browser without cookies
 */
export function isolateCell({ hasCookies }: { hasCookies: boolean }): void {
  if (!hasCookies) Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: false });
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { configurable: true, value: createMemoryStorage() });
  }
  if (window.parent === window) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInUse(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
