import { buildPlanSummary } from '../../catalogue/build-plan-summary';
import { buildProductConfig } from '../../catalogue/build-product-config';
import type { BrandArea, Environment } from '../../catalogue/catalogue';
import { findBrand } from '../../catalogue/catalogue-index';
import { leaveOutSteps } from '../../model/flow/leave-out-steps';
import { selectFlow } from '../../model/flow/select-flow';
import { limitInstallments } from '../../model/money/limit-installments';
import type { PlanSummary } from '../../schemas/generated/types';
import { applyFlags } from './apply-flags';
import type { Checkout, Visit } from './checkout-view';
import { selectFallbackArea } from './select-brand';

/** Parts of a checkout that the brand's own JSON does not set. */
type OpenParts = Pick<Checkout, 'location' | 'flow' | 'theme'> &
  Partial<Pick<Checkout, 'mode' | 'entry' | 'plans' | 'seller' | 'upsell' | 'onward'>>;

export const nobody: Checkout['seller'] = { name: '', isLiveEnabled: false, account: '' };

/** Builds an area's checkout from its own JSON, without a backend call. It has no seller and no plans by default. */
export function buildOwnCheckout(area: BrandArea, parts: OpenParts): Checkout {
  const config = buildProductConfig(area);
  return {
    seller: nobody,
    plans: null,
    upsell: null,
    onward: null,
    entry: { kind: 'product' },
    mode: area.settings.mode,
    ...parts,
    area,
    config,
    productCode: area.settings.productCode,
  };
}

/**
 * Checkout of the error page. It makes no call, so it cannot fail.
 *
 * @param linked area that the link names; undefined for the first brand's
 */
export function buildOfflineCheckout(
  { catalogue, location, manifests, isFlagOn }: Visit,
  linked: BrandArea | undefined,
): Checkout {
  const stated = linked ?? selectFallbackArea(catalogue);
  const isOn = (flag: string) => isFlagOn(stated.brandId, flag);
  const area = applyFlags(stated, isOn);
  const flow = selectFlow(area.flows, area.settings.forcedFlows ?? [], location, manifests);
  const theme = findBrand(catalogue, area.brandId)?.theme ?? catalogue.neutralTheme;
  return buildOwnCheckout(area, { location, flow: leaveOutSteps(flow, manifests, isOn), theme });
}

/** Plans of an area in the backend's format, in the order of the brand's plan types. */
export function listOwnPlans(area: Pick<BrandArea, 'area' | 'settings'>, environment: Environment): PlanSummary[] {
  const planTypes = area.settings.payment.planTypes ?? [];
  return planTypes.flatMap((planType) => {
    const plan = buildPlanSummary(area, planType, environment);
    return plan ? [limitInstallments(plan, area.settings)] : [];
  });
}
