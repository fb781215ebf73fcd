import type { Flow } from '../../schemas/generated/types';

/** The business that product, lead and payment calls name: the flow's, where a step names one, else the brand's. */
export function selectBusiness({ steps }: Flow, settings: { business: string }): string {
  return steps.find(({ props }) => props?.plan?.business !== undefined)?.props?.plan?.business ?? settings.business;
}
