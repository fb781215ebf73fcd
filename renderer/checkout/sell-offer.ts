import type { Manifests } from '../../model/flow/resolve-step';
import type { OfferId } from '../../model/flow/selling-steps';
import type { TemplateId } from '../../schemas/generated/types';
import type { CheckoutView, PageView } from './checkout-view';

/** Page and the offer of a step → props of the step. */
export function sellOffer(page: PageView, manifests: Manifests, sells: OfferId): CheckoutView {
  const { product, settings, links, plans, upsell, images } = page;
  const main = { product, settings, links, plans };
  const sold = sells === 'upsell' && upsell;
  return {
    ...page,
    ...(sold && { ...sold, images: { ...images, product: sold.picture } }),
    offers: { main, ...(upsell && { upsell }) },
    sells,
    otherTemplates: listTemplates(manifests).filter((id) => (manifests[id].sells ?? 'main') !== sells),
  };
}

function listTemplates(manifests: Manifests): TemplateId[] {
  return Object.keys(manifests) as TemplateId[];
}
