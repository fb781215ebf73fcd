import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Names the payment that a step waits for in the step's address, so that another browser finds it there. Such an address is
 * told to no other site: the server says so of the pages that it sends with one, this of the others.
 *
 * @param url of the step with the payment's token; null where the address is right
 */
export function useAddress(url: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (url === null) return;
    document.head.append(Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }));
    void router.replace(url, undefined, { shallow: true, scroll: false });
  }, [router, url]);
}
