import type { BrandArea } from '../../catalogue/catalogue';
import { findAreaByDsProduct, findBrand } from '../../catalogue/catalogue-index';
import { listSellingSteps } from '../../model/flow/selling-steps';
import type { CheckoutLocation } from '../../model/location/parse-checkout-url';
import type { Flow } from '../../schemas/generated/types';
import type { LoadedUpsell } from './checkout';
import { loadPlans } from './load-plans';
import type { TimedSources } from './load-sources';

/**
 * Loads what a flow offers once its product is paid: the product that its props name, in the area of the page. Offer and voucher
 * of the link are not its.
 *
 * @param area of what the page sells; its `upsell` may state another name and theme
 * @returns null where the flow has no step that sells it, or it cannot be loaded: its steps are passed over
 */
export async function loadUpsell(
  { query, seller, source }: CheckoutLocation,
  area: BrandArea,
  flow: Flow,
  sources: TimedSources,
): Promise<LoadedUpsell | null> {
  const { catalogue, manifests, report } = sources;
  const dsProductId = flow.props?.upsell?.dsProductId;
  const steps = listSellingSteps(flow, manifests, 'upsell');
  if (dsProductId === undefined || steps.length === 0) return null;
  const sold = findAreaByDsProduct(catalogue, dsProductId, area.area);
  if (!sold || sold.settings.productCode === area.settings.productCode) {
    report(`the upsell ${dsProductId} of ${area.brandId} is no other product of ${area.area}`);
    return null;
  }
  const { voucher: _voucher, oferta: _offer, ...others } = query;
  const location = { query: others, seller, source, spoiltVoucher: undefined };
  const plans = await loadPlans(location, sold, { ...flow, steps }, sold.settings.productCode, sources);
  if (!plans?.length) return null;
  const { productName, theme = sold.brandId } = area.settings.upsell ?? {};
  return {
    area: sold,
    productName: productName ?? sold.settings.productName,
    theme: findBrand(catalogue, theme)?.theme ?? catalogue.neutralTheme,
    plans,
  };
}
