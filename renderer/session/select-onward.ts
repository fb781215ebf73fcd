import type { OnwardStep } from '../../model/flow/list-onward';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { holds } from './parts/registry.generated';
import type { Session } from './session';

/** URL of the first step that asks for data which the session does not hold; undefined where no step follows. */
export function selectOnward(
  onward: readonly OnwardStep[],
  session: Session,
  plan: OfferedPlan | undefined,
): string | undefined {
  const open = onward.find(({ gives }) => gives.length === 0 || !gives.every((part) => holds(session, part, plan)));
  return (open ?? onward.at(-1))?.url;
}
