import type { Resume } from '../../renderer/contract/step-contract';
import type { StepResult } from '../../renderer/contract/step-result';
import type { MdForm, MdStepProps } from '../../schemas/generated/types';
import { agree, type Context } from './agree';
import type { DocumentData } from './read-contract';

/** A text of the flow is in the page. One that is missing is passed over. */
const resume: Resume<MdStepProps> = (context) =>
  context.checkout.documents[context.step.id] === undefined ? Promise.resolve(agree(context, {})) : undefined;

export const textSource = {
  load: async (): Promise<DocumentData> => ({}),
  submit: async (_values: MdForm, context: Context): Promise<StepResult> => agree(context, {}),
  resume,
};
