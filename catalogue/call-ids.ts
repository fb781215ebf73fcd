import type { PlanType } from '../schemas/generated/types';
import type { BrandArea } from './catalogue';

type Own = Pick<BrandArea, 'settings'>;

/** `{code}` of an area's product calls: `mz.bffId` stands for the area's own product, and for no other. */
export function callCodeOf({ settings }: Own, productCode: string): string {
  const bffId = settings.mz?.bffId;
  return bffId !== undefined && productCode === settings.productCode ? bffId : productCode;
}

/** `productId` of the v1 product call: the area's product id for the plan type, else the brand's `dsProductId`. */
export function productIdOf({ settings }: Own, planType: PlanType | undefined): string {
  const { annual, monthly } = settings.mz?.plans ?? {};
  const own = { yearly: annual, monthly, recurrency: monthly, semester: undefined };
  return (planType && own[planType]) ?? settings.dsProductId;
}
