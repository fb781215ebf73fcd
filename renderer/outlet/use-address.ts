import { useEffect } from 'react';
import type { Navigation } from './navigation';

/**
 * Puts the token of the awaited payment into the step's URL, so that another browser finds it. Sets no-referrer for
 * this URL; for server-rendered pages the server does.
 *
 * @param url URL of the step with the token; null when the URL is right
 */
export function useAddress(navigation: Navigation, url: string | null): void {
  useEffect(() => {
    if (url === null) return;
    if (!document.querySelector('meta[name=referrer]'))
      document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }));
    void navigation.replace(url, undefined, { shallow: true, scroll: false });
  }, [navigation, url]);
}
