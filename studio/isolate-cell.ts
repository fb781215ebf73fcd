/** The browser's storage as this page alone sees it, forgotten with it. */
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
 * What is typed into a cell must not fill in the form of another, nor that of a buyer in the same browser; and in a frame
 * nothing takes the focus by itself, for the page around it would lose its own and scroll to it.
 *
 * @param hasCookies false as in a browser that keeps none
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
