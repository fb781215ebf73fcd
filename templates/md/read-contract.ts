import type { MarkdownNode } from '../../model/copy/parse-markdown';
import { ApiCallError } from '../../renderer/api/api';
import { lazyPart } from '../../renderer/chunks/lazy-part';
import type { LoadContext } from '../../renderer/contract/step-contract';
import { fingerprintOf } from '../../renderer/session/fingerprint-of';
import type { ContractDocument, GeneratedContract } from '../../schemas/generated/types';

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

/**
 * Reads the contract of a lead and plan. Generates it if this browser knows none, or if the backend lost it.
 *
 * @param onGenerated called at once with a new contract, so that a reload makes no second one
 * @throws ApiCallError
 */
export async function readContract(
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
