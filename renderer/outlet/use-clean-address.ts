import { useEffect } from 'react';
import { buildUrl } from '../../model/location/clean-query';
import { splitAddress } from '../../model/location/split-address';
import type { Navigation } from './navigation';

/**
 * On arrival, the address bar gets the query that the page was made with: without what the grammar drops, with what a value was
 * mended to, and with the voucher and the flow of the first step. No request is made, and Back does not bring the old one.
 *
 * @param search cleaned query of the page
 * @param inPath key of the query whose value stands in the path; undefined where none does
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
