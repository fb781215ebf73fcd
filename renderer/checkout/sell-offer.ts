import { listTemplates, type OfferId } from '../../model/flow/resolve-step';
import type { CheckoutView, PageView } from './checkout-view';

/** Page and the offer of a step → props of the step. */
export function sellOffer(page: PageView, sells: OfferId): CheckoutView {
  const { product, settings, links, plans, upsell, images, manifests } = page;
  const main = { product, settings, links, plans };
  const sold = sells === 'upsell' && upsell;
  return {
    ...page,
    ...(sold && { ...sold, images: { ...images, product: sold.picture } }),
    offers: { main, ...(upsell && { upsell }) },
    sells,
    otherTemplates: listTemplates(manifests, (manifest) => (manifest.sells ?? 'main') !== sells),
  };
}
