import type { OfferedPlan } from '../../../../model/money/offered-plan';
import type { Session } from '../../session';

/** An agreement to a generated contract holds for the contract's plan alone. */
export function holds({ contract }: Session, plan: OfferedPlan | undefined): boolean {
  return contract !== null && (contract.planId === undefined || plan === undefined || contract.planId === plan.id);
}
