import { callCodeOf, productIdOf } from '../../catalogue/call-ids';
import type { AreaSettings, BrandArea, Environment } from '../../catalogue/catalogue';
import { selectBusiness } from '../../model/flow/select-business';
import { type CheckoutLocation, cut } from '../../model/location/parse-checkout-url';
import { findAskedPlan } from '../../model/money/find-asked-plan';
import { limitInstallments } from '../../model/money/limit-installments';
import { unifyMethods } from '../../schemas/api/unify-method';
import type { Flow, PlanSummary, VoucherOutcome } from '../../schemas/generated/types';
import { isCallError } from '../gateway/call-error';
import type { Visit } from './visit';

/** Characters of an invalid voucher that we show to the buyer. */
const maximumVoucherLength = 40;

/**
 * Loads the plans of a product.
 *
 * @param flow with the steps that sell the product
 * @returns null when the plans could not be loaded; the failure is reported
 */
export async function loadPlans(
  { query, seller, source, spoiltVoucher }: Pick<CheckoutLocation, 'query' | 'seller' | 'source' | 'spoiltVoucher'>,
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
      const named = findAskedPlan(flow);
      const planId = query.oferta ?? named?.planId;
      const planType = named?.planType ?? planTypes[0] ?? 'yearly';
      const plan = planId === undefined ? { planType } : { plan: planId };
      // An offer may have another type than the brand's first.
      const productId = productIdOf(brandArea, query.oferta === undefined ? planType : undefined);
      const route = query.route === undefined ? {} : { route: query.route };
      const params = { business, operation, productId, ...plan, ...voucher, ...route };
      return [readPlan(await client.call('loadPlan', { path, params }, caller), settings, spoiltVoucher)];
    }
    // The requested offer may have a plan type that the brand does not list.
    const wanted =
      query.oferta === undefined
        ? { planTypes: planTypes.join(','), ...ownPlans(settings, flow, code, environment) }
        : { planId: query.oferta };
    const params = { business, operation, seller, source, ...wanted, ...voucher };
    const { plans } = await client.call('loadPlansV2', { path, params }, caller);
    return plans.map((plan) => readPlan(plan, settings, spoiltVoucher));
  } catch (error) {
    // Spec 8: a failed read is only counted.
    if (!isCallError(error)) report(`the plans of ${brandId} (${area}) could not be loaded`);
    return null;
  }
}

/** Adapts a plan to its area, with our name for each method. A malformed voucher is rejected here. */
export function readPlan(plan: PlanSummary, settings: AreaSettings, spoiltVoucher: string | undefined): PlanSummary {
  const refused: VoucherOutcome | undefined =
    spoiltVoucher === undefined
      ? undefined
      : { code: cut(spoiltVoucher, maximumVoucherLength), accepted: false, reason: 'unknown' };
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
