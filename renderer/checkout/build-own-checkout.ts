import { buildPlanSummary } from '../../catalogue/build-plan-summary';
import { buildProductConfig } from '../../catalogue/build-product-config';
import type { BrandArea, Environment } from '../../catalogue/catalogue';
import { limitInstallments } from '../../model/money/limit-installments';
import type { PlanSummary } from '../../schemas/generated/types';
import type { Checkout } from './checkout';

/** Parts of a checkout that the brand's own JSON does not set. */
type OpenParts = Pick<Checkout, 'location' | 'flow' | 'theme' | 'mode'> &
  Partial<Pick<Checkout, 'entry' | 'plans' | 'seller' | 'upsell' | 'onward'>>;

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
    ...parts,
    area,
    config,
    productCode: area.settings.productCode,
  };
}

/** Plans of an area in the backend's format, in the order of the brand's plan types. */
export function listOwnPlans(area: Pick<BrandArea, 'area' | 'settings'>, environment: Environment): PlanSummary[] {
  const planTypes = area.settings.payment.planTypes ?? [];
  return planTypes.flatMap((planType) => {
    const plan = buildPlanSummary(area, planType, environment);
    return plan ? [limitInstallments(plan, area.settings)] : [];
  });
}
