import type { Resume } from '../../renderer/contract/step-contract';
import type { ParsingStepProps } from '../../schemas/generated/types';
import { selectTarget } from './select-target';

/** Leads on at once. Another flow's steps are not in this page, so it is another document. */
export const resume: Resume<ParsingStepProps> = ({ checkout, session, step }) => {
  const href = selectTarget(checkout, session, step);
  return href === undefined ? undefined : Promise.resolve({ kind: 'leave', href });
};
