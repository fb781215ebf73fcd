import type { OfferedPlan } from '../../../../model/money/offered-plan';
import type { Session } from '../../session';

/** A buyer who collects points needs no account: the CPF is enough. */
export function holds({ points, collector }: Session, _plan: OfferedPlan | undefined): boolean {
  return points !== null || collector !== null;
}
