import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { asCallError, explainFailure } from '../../renderer/contract/explain-failure';
import type { LoadContext, Resume } from '../../renderer/contract/step-contract';
import type { StayResult, StepResult } from '../../renderer/contract/step-result';
import type { SessionPatch } from '../../renderer/session/session';
import type { MdForm, MdStepProps } from '../../schemas/generated/types';
import { agree, type Context } from './agree';
import { type DocumentData, readContract, showContract } from './read-contract';

/** Generates the contract once for each lead and plan, and reads it. */
async function load(context: LoadContext<MdStepProps>): Promise<DocumentData> {
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
}

/**
 * Keeps the agreement. A contract that changed since it was shown is shown again. Name and e-mail that were asked show
 * the first one.
 */
async function submit(values: MdForm, context: Context): Promise<StepResult> {
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
    const failure = explainFailure(error, { usual: 'contract_unread' });
    return failure.formError?.code === 'network' ? failure : { ...failure, session: patch };
  }
}

/** A contract after its payment is passed over: the lead is gone. */
const resume: Resume<MdStepProps> = ({ session }) =>
  session.leadId === null ? Promise.resolve({ kind: 'next' }) : undefined;

export const contractSource = { load, submit, resume };

const unread: StayResult = { kind: 'stay', formError: { code: 'contract_unread' } };
