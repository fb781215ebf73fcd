import { useRouter } from 'next/router';
import { callApi, prepareProof } from '../api/call-api';
import { Outlet } from './outlet';
import type { PageOutletProps } from './use-preloads';

/** The outlet with the buyer's API and URLs. */
export function BuyerOutlet(props: Pick<PageOutletProps, 'checkout' | 'templates'>) {
  return <Outlet {...props} api={callApi} prepareProof={prepareProof} navigation={useRouter()} />;
}
