import type { MarkdownNode } from '../../model/copy/parse-markdown';
import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { ApiCallError } from '../../renderer/api/api';
import { lazyPart } from '../../renderer/chunks/lazy-part';
import { asCallError, explainFailure } from '../../renderer/contract/explain-failure';
import type { LoadContext, Resume, StayResult, StepContext, StepResult } from '../../renderer/contract/step-contract';
import { fingerprintOf } from '../../renderer/session/fingerprint-of';
import type { SessionPatch } from '../../renderer/session/session';
import type {
  AgreedContract,
  ContractDocument,
  GeneratedContract,
  MdForm,
  MdStepProps,
} from '../../schemas/generated/types';

export type Context = StepContext<MdStepProps>;

/** Keeps when the buyer agreed, and to what; a text of the flow has no id. */
export function agree({ step }: Context, contract: Omit<AgreedContract, 'agreedAt' | 'stepId'>): StepResult {
  const agreedAt = new Date().toISOString();
  return { kind: 'next', session: { contract: { ...contract, agreedAt, stepId: step.id } } };
}

/** A contract as the buyer reads it. */
export interface ShownContract {
  id: string;
  generatedAt: string;
  nodes: readonly MarkdownNode[];
  /** Fingerprint of id, time and text: another one is another contract. */
  mark: string;
}

/** Content of the step. Empty for a text of the flow. */
export interface DocumentData {
  contract?: ShownContract;
  /** `unavailable`: the backend makes no contract; `failed`: another try may help. */
  failure?: 'unavailable' | 'failed';
  /** Name and e-mail are needed first: a recovered lead's are at the backend alone. */
  asksBuyer?: true;
}

const parserPart = lazyPart(() => import('../../model/copy/parse-markdown'));

type Asking = Pick<LoadContext<unknown>, 'session' | 'checkout' | 'api'>;
type Subject = Pick<GeneratedContract, 'leadId' | 'planId'>;

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
    if (mark === values.shown) return agree(context, { id, generatedAt, planId, ...(await hashOf(contract.markdown)) });
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

/** SHA-256 of a text, where the browser can compute it: over https, or on this machine. */
async function hashOf(text: string): Promise<{ hash?: string }> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  if (!digest) return {};
  return { hash: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** A contract after its payment is passed over: the lead is gone. */
const resume: Resume<MdStepProps> = ({ session }) =>
  session.leadId === null ? Promise.resolve({ kind: 'next' }) : undefined;

export const contractSource = { load, submit, resume };

const unread: StayResult = { kind: 'stay', formError: { code: 'contract_unread' } };

/**
 * Reads the contract of a lead and plan. Generates it if this browser knows none, or if the backend lost it.
 *
 * @param onGenerated called at once with a new contract, so that a reload makes no second one
 * @throws ApiCallError
 */
async function readContract(
  { session, checkout, api }: Asking,
  { leadId, planId }: Subject,
  onGenerated: (generated: GeneratedContract) => void,
): Promise<ContractDocument> {
  const { code, callCode = code } = checkout.product;
  const path = { code: callCode };
  const known = session.generatedContract;
  if (known?.leadId === leadId && known.planId === planId) {
    try {
      return await api('loadContract', { path, params: { id: known.id } });
    } catch (error) {
      if (!(error instanceof ApiCallError) || error.body.code !== 'contract_not_found') throw error;
    }
  }
  const { business } = checkout.settings;
  const { name, email } = session;
  const { id } = await api('generateContract', { path, body: { business, planId, leadId, name, email } });
  onGenerated({ id, leadId, planId });
  return api('loadContract', { path, params: { id } });
}

/**
 * Parses a contract. The parser loads here, because no other screen parses in the browser.
 *
 * @param isPress whether a press needs it
 */
export async function showContract(
  { id, generatedAt, markdown }: ContractDocument,
  isPress: boolean,
): Promise<ShownContract> {
  const { parseMarkdown } = await parserPart.load(isPress);
  return { id, generatedAt, nodes: parseMarkdown(markdown), mark: fingerprintOf(`${id} ${generatedAt} ${markdown}`) };
}
