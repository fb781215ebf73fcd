import { useEffect } from 'react';
import type { Navigation } from './navigation';

/**
 * Names the payment that a step waits for in the step's address, so that another browser finds it there. Such an address is
 * told to no other site: the server says so of the pages that it sends with one, this of the others.
 *
 * @param url of the step with the payment's token; null where the address is right
 */
export function useAddress(navigation: Navigation, url: string | null): void {
  useEffect(() => {
    if (url === null) return;
    document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }));
    void navigation.replace(url, undefined, { shallow: true, scroll: false });
  }, [navigation, url]);
}
