import { callCodeOf, productIdOf } from '../../catalogue/call-ids';
import type { AreaSettings, BrandArea, Environment } from '../../catalogue/catalogue';
import { findAreaByDsProduct, findBrand } from '../../catalogue/catalogue-index';
import { listSellingSteps } from '../../model/flow/resolve-step';
import { selectBusiness } from '../../model/flow/select-business';
import { type CheckoutLocation, cut } from '../../model/location/parse-checkout-url';
import { limitInstallments } from '../../model/money/limit-installments';
import { unifyMethods } from '../../schemas/api/unify-method';
import type { Flow, PlanSummary, StepPlan, VoucherOutcome } from '../../schemas/generated/types';
import { isCallError } from '../gateway/call-error';
import { applyFlags, type IsFlagOn } from './apply-flags';
import { sharesVault } from './apply-vault';
import type { Checkout, LoadedUpsell, Visit } from './checkout-view';

/** Characters of an invalid voucher that we show to the buyer. */
const maximumVoucherLength = 40;

/**
 * Loads the plans of a product.
 *
 * @param flow with the steps that sell the product
 * @returns null when the plans could not be loaded; the failure is reported
 */
export async function loadPlans(
  { query, seller, source, invalidVoucher }: Pick<CheckoutLocation, 'query' | 'seller' | 'source' | 'invalidVoucher'>,
  brandArea: BrandArea,
  flow: Flow,
  code: string,
  { client, environment, report, caller }: Visit,
): Promise<PlanSummary[] | null> {
  const { brandId, area, settings } = brandArea;
  const { payment } = settings;
  const path = { code: callCodeOf(brandArea, code) };
  const business = selectBusiness(flow, settings);
  const planTypes = payment.planTypes ?? [];
  const voucher = query.voucher === undefined ? {} : { voucher: query.voucher };
  const operation = area;
  try {
    if (payment.api === 'v1') {
      const named = findStepPlan(flow);
      const planId = query.oferta ?? named?.planId;
      const planType = named?.planType ?? planTypes[0] ?? 'yearly';
      const plan = planId === undefined ? { planType } : { plan: planId };
      // An offer may have another type than the brand's first.
      const productId = productIdOf(brandArea, query.oferta === undefined ? planType : undefined);
      const route = query.route === undefined ? {} : { route: query.route };
      const params = { business, operation, productId, ...plan, ...voucher, ...route };
      return [readPlan(await client.call('loadPlan', { path, params }, caller), settings, invalidVoucher)];
    }
    // The requested offer may have a plan type that the brand does not list.
    const wanted =
      query.oferta === undefined
        ? { planTypes: planTypes.join(','), ...ownPlans(settings, flow, code, environment) }
        : { planId: query.oferta };
    const params = { business, operation, seller, source, ...wanted, ...voucher };
    const { plans } = await client.call('loadPlansV2', { path, params }, caller);
    return plans.map((plan) => readPlan(plan, settings, invalidVoucher));
  } catch (error) {
    // Spec 8: a failed read is only counted.
    if (!isCallError(error)) report(`the plans of ${brandId} (${area}) could not be loaded`);
    return null;
  }
}

/** Adapts a plan to its area, with our name for each method. A malformed voucher is rejected here. */
export function readPlan(plan: PlanSummary, settings: AreaSettings, invalidVoucher: string | undefined): PlanSummary {
  const refused: VoucherOutcome | undefined =
    invalidVoucher === undefined
      ? undefined
      : { code: cut(invalidVoucher, maximumVoucherLength), accepted: false, reason: 'unknown' };
  const adapted = { ...plan, ...(refused && { voucher: refused }) };
  return limitInstallments({ ...adapted, paymentMethods: unifyMethods(plan.paymentMethods) }, settings);
}

/** Plan ids that the brand and the flow set for this environment; none for another brand's product. */
function ownPlans(
  { payment, plans, productCode }: AreaSettings,
  { steps }: Flow,
  code: string,
  environment: Environment,
): { plans?: string } {
  if (code !== productCode) return {};
  const own = (payment.planTypes ?? []).flatMap((planType) => plans[planType]?.planId[environment] ?? []);
  const named = steps.flatMap(({ props }) => props?.plan?.planId ?? []);
  const ids = [...new Set([...own, ...named])];
  return ids.length === 0 ? {} : { plans: ids.join(',') };
}

/**
 * Loads the flow's upsell: the product in its step's props, in the page's area. The upsell ignores the link's offer and
 * voucher.
 *
 * @param main the main offer; its area's `upsell` may set another name and theme
 * @param isOn the page's flags, which hold the upsell's methods too
 * @returns null when no step sells it or it cannot be loaded; its steps are then skipped
 */
export async function loadUpsell(
  { location: { query, seller, source }, area, flow, vault }: Pick<Checkout, 'location' | 'area' | 'flow' | 'vault'>,
  visit: Visit,
  isOn: IsFlagOn,
): Promise<LoadedUpsell | null> {
  const { catalogue, environment, manifests, report } = visit;
  const dsProductId = flow.props?.upsell?.dsProductId;
  const steps = listSellingSteps(flow, manifests, 'upsell');
  if (dsProductId === undefined || steps.length === 0) return null;
  const sold = findAreaByDsProduct(catalogue, dsProductId, area.area);
  if (!sold || sold.settings.productCode === area.settings.productCode) {
    report(`the upsell ${dsProductId} of ${area.brandId} is no other product of ${area.area}`);
    return null;
  }
  if (!sharesVault(sold, vault, environment)) {
    report(`the upsell ${dsProductId} of ${area.brandId} charges cards at another account`);
    return null;
  }
  const { voucher: _voucher, oferta: _offer, ...others } = query;
  const location = { query: others, seller, source, invalidVoucher: undefined };
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

/** Plan for the older plan call: the first that any step of the flow names. */
function findStepPlan({ steps }: Flow): StepPlan | undefined {
  return steps.find(({ props }) => props?.plan !== undefined)?.props?.plan;
}
