import type { Flow } from '../../schemas/generated/types';

/** Business in product, lead and payment calls: that of a step in the flow, else the brand's. */
export function selectBusiness({ steps }: Flow, settings: { business: string }): string {
  return steps.find(({ props }) => props?.plan?.business !== undefined)?.props?.plan?.business ?? settings.business;
}
