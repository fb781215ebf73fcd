import { buildPlanSummary } from '../../catalogue/build-plan-summary';
import { buildProductConfig } from '../../catalogue/build-product-config';
import type { BrandArea, Environment } from '../../catalogue/catalogue';
import { limitInstallments } from '../../model/money/limit-installments';
import type { PlanSummary } from '../../schemas/generated/types';
import type { Checkout } from './checkout';

/** What a brand's own JSON leaves open. */
type OpenParts = Pick<Checkout, 'location' | 'flow' | 'theme' | 'mode'> &
  Partial<Pick<Checkout, 'entry' | 'plans' | 'seller' | 'upsell'>>;

const nobody: Checkout['seller'] = { name: '', isLiveEnabled: false, account: '' };

/** The checkout of an area as its own JSON has it: no backend is asked. Nobody sells it, and it has no plans, unless told. */
export function buildOwnCheckout(area: BrandArea, parts: OpenParts): Checkout {
  const config = buildProductConfig(area);
  return {
    seller: nobody,
    plans: null,
    upsell: null,
    entry: { kind: 'product' },
    ...parts,
    area,
    config,
    productCode: area.settings.productCode,
  };
}

/** The plans of an area as the backend would answer them, in the order of its plan types. */
export function listOwnPlans(area: Pick<BrandArea, 'area' | 'settings'>, environment: Environment): PlanSummary[] {
  const planTypes = area.settings.payment.planTypes ?? [];
  return planTypes.flatMap((planType) => {
    const plan = buildPlanSummary(area, planType, environment);
    return plan ? [limitInstallments(plan, area.settings)] : [];
  });
}
