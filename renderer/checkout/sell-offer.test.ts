import { expect, it } from 'vitest';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeManifests } from '../testing/make-manifests';
import { sellOffer } from './sell-offer';

const manifests = makeManifests({ presentation: { sells: 'upsell' } });
const page = { ...makeCheckoutView(), manifests };
const { upsell } = page;

it('selling the main offer uses the product and the plans of the page', () => {
  const checkout = sellOffer(page, 'main');
  expect(checkout).toMatchObject({ sells: 'main', product: page.product, plans: page.plans });
  expect(checkout.otherTemplates).toEqual(['presentation']);
});

it('selling the upsell uses its own product, settings, links, plans and picture, and keeps the main offer available', () => {
  const checkout = sellOffer(page, 'upsell');
  expect(checkout).toMatchObject({ sells: 'upsell', product: upsell?.product, plans: upsell?.plans });
  expect(checkout.settings).toEqual(upsell?.settings);
  expect(checkout.links).toEqual(upsell?.links);
  expect(checkout.images.product).toBe(upsell?.picture);
  expect(checkout.offers.main).toMatchObject({ product: page.product, plans: page.plans });
  expect(checkout.otherTemplates).not.toContain('presentation');
});

it('without an upsell, the page sells only its own product', () => {
  const checkout = sellOffer({ ...page, upsell: null }, 'main');
  expect(checkout.offers.upsell).toBeUndefined();
  expect(checkout.product).toEqual(page.product);
});
