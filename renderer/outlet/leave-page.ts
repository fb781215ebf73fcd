const longestLoadMs = 60_000;

/**
 * Goes to another page. Resolves when this one is shown again, as the browser kept it when the buyer comes Back, or when
 * the other one has not come for a minute: until then nothing here can be pressed.
 */
export function leavePage(href: string): Promise<void> {
  window.location.assign(href);
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

/** Shows the page of this path anew with another query; the payment that it is about stays. */
export function showLink(search: string): void {
  const query = new URLSearchParams(search);
  const token = new URLSearchParams(window.location.search).get('token');
  if (token !== null) query.set('token', token);
  window.location.replace(`${window.location.pathname}?${query}`);
}
