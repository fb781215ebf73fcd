import type { Resume } from '../../renderer/contract/step-contract';
import type { LoginStepProps } from '../../schemas/generated/types';
import { isOpenable, selectAccess } from './select-access';

/** Leads to the first access at once. */
export const resume: Resume<LoginStepProps> = ({ checkout, session }) => {
  const href = selectAccess(checkout, session);
  return isOpenable(href, checkout) ? Promise.resolve({ kind: 'leave', href }) : undefined;
};
