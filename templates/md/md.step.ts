import type { Load, Resume, Submit } from '../../renderer/contract/step-contract';
import type { MdForm, MdStepProps } from '../../schemas/generated/types';
import { contractSource } from './contract-source';
import type { DocumentData } from './read-contract';
import { textSource } from './text-source';

const sources = { contract: contractSource, markdown: textSource };

function sourceOf({ step }: { step: { props: MdStepProps } }) {
  return sources[step.props.source ?? 'markdown'];
}

export const load: Load<MdStepProps, DocumentData> = (context) => sourceOf(context).load(context);

export const submit: Submit<MdStepProps, MdForm> = (values, context) => sourceOf(context).submit(values, context);

export const resume: Resume<MdStepProps> = (context) => sourceOf(context).resume(context);
