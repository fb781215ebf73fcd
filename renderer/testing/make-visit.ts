import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import type { Visit } from '../checkout/checkout-view';
import { fakeBackendClient } from './fake-backend-client';
import { makeBrandArea, makeCatalogue } from './make-brand-area';
import { makeManifests } from './make-manifests';

/** A visit of a link: no flag is on, and nothing is reported. */
export function makeVisit(url: string, changes: Partial<Omit<Visit, 'location'>> = {}): Visit {
  const { manifests = makeManifests() } = changes;
  return {
    location: parseCheckoutUrl(url, manifests),
    manifests,
    catalogue: makeCatalogue(makeBrandArea()),
    environment: 'test',
    client: fakeBackendClient({}),
    caller: {},
    isFlagOn: () => false,
    report: () => undefined,
    ...changes,
  };
}
