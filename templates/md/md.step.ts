import type { Load, Resume, Submit } from '../../renderer/contract/step-contract';
import type { MdForm, MdStepProps } from '../../schemas/generated/types';
import { agree, type Context, contractSource, type DocumentData } from './contract-source';

const textOf = ({ checkout, step }: Context) => {
  const hash = checkout.documentHashes[step.id];
  return hash === undefined ? {} : { hash };
};

/** A text of the flow is in the page. One that is missing is passed over. */
const textSource = {
  load: async (): Promise<DocumentData> => ({}),
  submit: async (_values: MdForm, context: Context) => agree(context, textOf(context)),
  resume: (context: Context) =>
    context.checkout.documents[context.step.id] === undefined ? Promise.resolve(agree(context, {})) : undefined,
};

const sources = { contract: contractSource, markdown: textSource };

function sourceOf({ step }: { step: { props: MdStepProps } }) {
  return sources[step.props.source ?? 'markdown'];
}

export const load: Load<MdStepProps, DocumentData> = (context) => sourceOf(context).load(context);

export const submit: Submit<MdStepProps, MdForm> = (values, context) => sourceOf(context).submit(values, context);

export const resume: Resume<MdStepProps> = (context) => sourceOf(context).resume(context);
