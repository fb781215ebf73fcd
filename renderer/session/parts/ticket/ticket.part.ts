import type { OfferedPlan } from '../../../../model/money/offered-plan';
import type { Session } from '../../session';

/** A unit of the franchise lists replaces the ticket, where the test is taken in a unit. */
export function holds({ ticket, unit }: Session, _plan: OfferedPlan | undefined): boolean {
  return ticket !== null || unit !== null;
}
