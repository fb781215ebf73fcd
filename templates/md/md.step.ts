import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { asCallError, explainFailure } from '../../renderer/contract/explain-failure';
import type { Load, Resume, StepContext, Submit } from '../../renderer/contract/step-contract';
import type { StayResult, StepResult } from '../../renderer/contract/step-result';
import type { SessionPatch } from '../../renderer/session/session';
import type { MdForm, MdStepProps } from '../../schemas/generated/types';
import { readContract, type ShownContract, showContract } from './read-contract';

type Context = StepContext<MdStepProps>;

/** Empty for a text of the flow. */
export interface DocumentData {
  contract?: ShownContract;
  /** `unavailable`: the backend makes no contract; `failed`: another try may help. */
  failure?: 'unavailable' | 'failed';
  /** Name and e-mail are needed first: a recovered lead's are at the backend alone. */
  asksBuyer?: true;
}

/** Generates the contract once for each lead and plan, and reads it. */
export const load: Load<MdStepProps, DocumentData> = async (context) => {
  if (context.step.props.source !== 'contract') return {};
  const { step, session, checkout, signal, keep } = context;
  const plan = selectPlanOfStep(checkout, session, step);
  if (!plan || session.leadId === null) return { failure: 'failed' };
  if (session.name === '') return { asksBuyer: true };
  const subject = { planId: plan.id, leadId: session.leadId };
  try {
    const contract = await readContract(context, subject, (generatedContract) => keep({ generatedContract }));
    signal.throwIfAborted();
    return { contract: await showContract(contract, false) };
  } catch (error) {
    const { status } = asCallError(error);
    return { failure: status === 404 || status === 501 ? 'unavailable' : 'failed' };
  }
};

/**
 * Keeps the agreement. A contract that changed since it was shown is shown again. Name and e-mail that were asked show
 * the first one.
 */
export const submit: Submit<MdStepProps, MdForm> = async (values, context) => {
  if (context.step.props.source !== 'contract') return agree(context, {});
  const { session, checkout, step } = context;
  const planId = selectPlanOfStep(checkout, session, step)?.id;
  const { leadId, phone } = session;
  if (planId === undefined || leadId === null) return unread;
  const { name = '', email = '' } = session.name === '' ? values : session;
  const isNamed = session.name === '';
  const patch: SessionPatch = isNamed ? { lead: { leadId, name, email, phone } } : {};
  try {
    const buyer = { ...session, name, email };
    const contract = await readContract({ ...context, session: buyer }, { planId, leadId }, (generatedContract) => {
      patch.generatedContract = generatedContract;
    });
    const shown = await showContract(contract, true);
    if (isNamed) return { kind: 'stay', data: { contract: shown }, session: patch };
    const { id, generatedAt, mark } = shown;
    if (mark === values.shown) return agree(context, { id, generatedAt, planId });
    return {
      kind: 'stay',
      data: { contract: shown },
      values: { agreed: false },
      formError: { code: 'contract_changed' },
      session: patch,
    };
  } catch (error) {
    const told = explainFailure(error, { usual: 'contract_unread' });
    return told.formError?.code === 'network' ? told : { ...told, session: patch };
  }
};

/** A text that is missing is passed over, and so is a contract after its payment: the lead is gone. */
export const resume: Resume<MdStepProps> = (context) => {
  const { step, session, checkout } = context;
  if (step.props.source === 'contract') return session.leadId === null ? goOn() : undefined;
  return checkout.documents[step.id] === undefined ? Promise.resolve(agree(context, {})) : undefined;
};

const unread: StayResult = { kind: 'stay', formError: { code: 'contract_unread' } };

const goOn = async (): Promise<StepResult> => ({ kind: 'next' });

function agree({ step }: Context, contract: { id?: string; generatedAt?: string; planId?: string }): StepResult {
  const agreedAt = new Date().toISOString();
  return { kind: 'next', session: { contract: { ...contract, agreedAt, stepId: step.id } } };
}
