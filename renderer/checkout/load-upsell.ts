import type { BrandArea } from '../../catalogue/catalogue';
import { findAreaByDsProduct, findBrand } from '../../catalogue/catalogue-index';
import { listSellingSteps } from '../../model/flow/selling-steps';
import type { CheckoutLocation } from '../../model/location/parse-checkout-url';
import type { Flow } from '../../schemas/generated/types';
import { applyFlags, type IsFlagOn } from './apply-flags';
import type { LoadedUpsell } from './checkout';
import { loadPlans } from './load-plans';
import type { Visit } from './visit';

/**
 * Loads the flow's upsell: the product in its step's props, in the page's area. The upsell ignores the link's offer and
 * voucher.
 *
 * @param area area of the main offer; its `upsell` may set another name and theme
 * @param isOn the page's flags, which hold the upsell's methods too
 * @returns null when no step sells it or it cannot be loaded; its steps are then skipped
 */
export async function loadUpsell(
  { query, seller, source }: CheckoutLocation,
  area: BrandArea,
  flow: Flow,
  visit: Visit,
  isOn: IsFlagOn,
): Promise<LoadedUpsell | null> {
  const { catalogue, manifests, report } = visit;
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
  const plans = await loadPlans(location, sold, { ...flow, steps }, sold.settings.productCode, visit);
  if (!plans?.length) return null;
  const { productName, theme = sold.brandId } = area.settings.upsell ?? {};
  return {
    area: applyFlags(sold, isOn),
    productName: productName ?? sold.settings.productName,
    theme: findBrand(catalogue, theme)?.theme ?? catalogue.neutralTheme,
    plans,
  };
}
