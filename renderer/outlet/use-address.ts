import { useEffect } from 'react';
import { buildUrl } from '../../model/location/clean-query';
import { splitAddress } from '../../model/location/split-address';
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

/**
 * On arrival, replaces the query in the address bar with the page's own. It lacks invalid values, has corrected ones,
 * and contains the first step's voucher and flow. Makes no request; Back does not restore the old query.
 *
 * @param search cleaned query of the page
 * @param inPath query key whose value is in the path; undefined when there is none
 */
export function useCleanAddress(navigation: Navigation, search: string, inPath: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs on arrival; later addresses come from the clean query
  useEffect(() => {
    const { path, query: written } = splitAddress(navigation.asPath);
    const query = new URLSearchParams(search);
    if (inPath !== undefined) query.delete(inPath);
    const clean = `${query}`;
    if (`${written}` === clean) return;
    void navigation.replace(buildUrl(path, clean), undefined, { shallow: true, scroll: false });
  }, []);
}
