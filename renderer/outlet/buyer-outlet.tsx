import { useRouter } from 'next/router';
import { callApi } from '../api/call-api';
import { Outlet } from './outlet';
import type { PageOutletProps } from './use-preloads';

/** The outlet with the buyer's API and URLs. */
export function BuyerOutlet(props: Pick<PageOutletProps, 'checkout' | 'manifests' | 'templates'>) {
  return <Outlet {...props} api={callApi} navigation={useRouter()} />;
}
