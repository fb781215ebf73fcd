import { expect, it } from 'vitest';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeManifests } from '../testing/make-manifests';
import { sellOffer } from './sell-offer';

const manifests = makeManifests({ presentation: { sells: 'upsell' } });
const page = makeCheckoutView();
const { upsell } = page;

it('sells what the link is about in the place of the page', () => {
  const checkout = sellOffer(page, manifests, 'main');
  expect(checkout).toMatchObject({ sells: 'main', product: page.product, plans: page.plans });
  expect(checkout.otherTemplates).toEqual(['presentation']);
});

it('sells the upsell with its own product, settings, links, plans and picture, and keeps the main offer beside it', () => {
  const checkout = sellOffer(page, manifests, 'upsell');
  expect(checkout).toMatchObject({ sells: 'upsell', product: upsell?.product, plans: upsell?.plans });
  expect(checkout.settings).toEqual(upsell?.settings);
  expect(checkout.links).toEqual(upsell?.links);
  expect(checkout.images.product).toBe(upsell?.picture);
  expect(checkout.offers.main).toMatchObject({ product: page.product, plans: page.plans });
  expect(checkout.otherTemplates).not.toContain('presentation');
});

it('sells what the page is about where there is no upsell', () => {
  const checkout = sellOffer({ ...page, upsell: null }, manifests, 'main');
  expect(checkout.offers.upsell).toBeUndefined();
  expect(checkout.product).toEqual(page.product);
});
