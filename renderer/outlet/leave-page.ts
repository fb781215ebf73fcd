import type { Area } from '../../schemas/generated/types';
import { langOfArea } from '../location/lang-of-area';

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

/** Shows the page of this address anew, in another area of its brand. */
export function showArea(area: Area): void {
  const url = new URL(window.location.href);
  url.searchParams.set('lang', langOfArea(area));
  window.location.replace(url);
}
