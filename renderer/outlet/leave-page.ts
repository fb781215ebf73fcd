const longestLoadMs = 60_000;

/**
 * Opens another page, or another document of ours. Resolves when this page is shown again (Back), or after a minute if the other page does not load.
 * Until then nothing here can be pressed.
 */
export function leavePage(href: string, how: 'push' | 'replace' = 'push'): Promise<void> {
  window.location[how === 'push' ? 'assign' : 'replace'](href);
  return new Promise((resolve) => {
    const stay = () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', stay);
      resolve();
    };
    const timer = setTimeout(stay, longestLoadMs);
    window.addEventListener('pageshow', stay);
  });
}

/** Reloads this path with another query. The payment in the URL stays. */
export function showLink(search: string): void {
  const query = new URLSearchParams(search);
  const token = new URLSearchParams(window.location.search).get('token');
  if (token !== null) query.set('token', token);
  window.location.replace(`${window.location.pathname}?${query}`);
}
