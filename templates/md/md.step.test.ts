import { describe, expect, it, vi } from 'vitest';
import { ApiCallError } from '../../renderer/api/api';
import type { LoadContext, StepContext } from '../../renderer/contract/step-contract';
import type { SessionPatch } from '../../renderer/session/session';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession, type SessionChanges } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { ApiError, MdStepProps } from '../../schemas/generated/types';
import { load, resume, submit } from './md.step';

const document = { id: 'ctr_1', generatedAt: '2026-11-21T12:00:00Z', markdown: '# Contrato\n\n<b>Ana</b>' };
const planId = 'ENGRSEMESTRETST1';
const generatedContract = { id: 'ctr_1', leadId: 'lead_1', planId };

type Answers = Partial<Record<'generateContract' | 'loadContract', unknown[]>>;

function makeContext(answers: Answers, session: SessionChanges = {}, props: MdStepProps = { source: 'contract' }) {
  const asked: string[] = [];
  const kept: SessionPatch[] = [];
  const codes: string[] = [];
  const bodies: unknown[] = [];
  const api = async (id: keyof Answers, { path, body }: { path: { code: string }; body?: unknown }) => {
    asked.push(id);
    codes.push(path.code);
    if (body) bodies.push(body);
    const answer = answers[id]?.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const context: StepContext<MdStepProps> & LoadContext<MdStepProps> = {
    ...makeStepContext<MdStepProps>({
      checkout: makeCheckoutView({ brand: 'engrenopolis' }),
      session: makeSession({ leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', ...session }),
      step: { id: 'md', props },
      api: api as unknown as StepContext<MdStepProps>['api'],
    }),
    signal: new AbortController().signal,
    keep: (patch) => void kept.push(patch),
  };
  return { context, asked, bodies, codes, kept };
}

const failure = (status: number, code: ApiError['code'] = 'backend_unavailable') =>
  new ApiCallError(status, { code, retryable: true, outcome: 'none' });
const receipt = { id: 'ctr_1', generatedAt: document.generatedAt };

/** Fingerprint of the contract as the step shows it. */
async function markOf(shown = document): Promise<string> {
  const data = await load(makeContext({ loadContract: [shown] }, { generatedContract }).context);
  return data.contract?.mark ?? '';
}

describe('the contract', () => {
  it('is generated once, kept at once, and shown as text without HTML', async () => {
    const { context, asked, codes, kept } = makeContext({ generateContract: [receipt], loadContract: [document] });
    Object.assign(context.checkout.product, { callCode: 'engrenopolis-mz' });
    const { contract } = await load(context);
    expect(contract).toMatchObject({ id: 'ctr_1', generatedAt: document.generatedAt });
    expect(JSON.stringify(contract?.nodes)).toContain('<b>');
    expect(asked).toEqual(['generateContract', 'loadContract']);
    expect(codes).toEqual(['engrenopolis-mz', 'engrenopolis-mz']);
    expect(kept).toEqual([{ generatedContract }]);
  });

  it('of a recovered purchase asks name and e-mail, which go with it and stay with the lead', async () => {
    const answers = { generateContract: [receipt], loadContract: [document] };
    const { context, asked, bodies } = makeContext(answers, { name: '', email: '' });
    expect(await load(context)).toEqual({ asksBuyer: true });
    expect(asked).toEqual([]);
    const typed = { name: 'Ana Prado', email: 'ana@example.com' };
    expect(await submit(typed, context)).toMatchObject({
      kind: 'stay',
      data: { contract: { id: 'ctr_1' } },
      session: { generatedContract, lead: { leadId: 'lead_1', ...typed, phone: '' } },
    });
    expect(bodies).toEqual([expect.objectContaining({ leadId: 'lead_1', ...typed })]);
  });

  it('is not generated again after a reload', async () => {
    const { context, asked } = makeContext({ loadContract: [document] }, { generatedContract });
    expect(await load(context)).toMatchObject({ contract: { id: 'ctr_1' } });
    expect(asked).toEqual(['loadContract']);
  });

  it.each([
    ['another plan', { ...generatedContract, planId: 'other' }],
    ['another lead', { ...generatedContract, leadId: 'lead_2' }],
  ])('of %s is replaced', async (_title, other) => {
    const answers = { generateContract: [receipt], loadContract: [document] };
    const { context, asked } = makeContext(answers, { generatedContract: other });
    await load(context);
    expect(asked).toEqual(['generateContract', 'loadContract']);
  });

  it('that the backend lost is generated again', async () => {
    const answers = { generateContract: [receipt], loadContract: [failure(404, 'contract_not_found'), document] };
    const { context, asked } = makeContext(answers, { generatedContract });
    expect(await load(context)).toMatchObject({ contract: { id: 'ctr_1' } });
    expect(asked).toEqual(['loadContract', 'generateContract', 'loadContract']);
  });

  it.each([
    [404, 'unavailable'],
    [501, 'unavailable'],
    [500, 'failed'],
    [0, 'failed'],
  ])('that answers %s is %s', async (status, kind) => {
    expect(await load(makeContext({ generateContract: [failure(status)] }).context)).toEqual({ failure: kind });
  });

  it('that cannot be read after it was generated is generated only once', async () => {
    const { context, kept } = makeContext({ generateContract: [receipt], loadContract: [failure(503)] });
    expect(await load(context)).toEqual({ failure: 'failed' });
    expect(kept).toEqual([{ generatedContract }]);
  });
});

describe('my agreement', () => {
  it('is kept with the contract, its plan and time', async () => {
    const { context } = makeContext({ loadContract: [document] }, { generatedContract });
    expect(await submit({ agreed: true, shown: await markOf() }, context)).toEqual({
      kind: 'next',
      session: {
        contract: {
          ...receipt,
          planId,
          agreedAt: expect.any(String),
          stepId: 'md',
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    });
  });

  it.each([
    ['text', { ...document, markdown: 'Outro texto' }],
    ['date', { ...document, generatedAt: '2026-11-22T12:00:00Z' }],
    ['number', { ...document, id: 'ctr_2' }],
  ])('is asked again when the %s changed, and the box is empty', async (_title, changed) => {
    const { context } = makeContext({ loadContract: [changed] }, { generatedContract });
    expect(await submit({ agreed: true, shown: await markOf() }, context)).toMatchObject({
      kind: 'stay',
      data: { contract: { id: changed.id, mark: await markOf(changed) } },
      values: { agreed: false },
      formError: { code: 'contract_changed' },
    });
  });

  it.each([
    [0, 'network'],
    [503, 'contract_unread'],
  ])('is not lost when the contract cannot be read again: %s', async (status, code) => {
    const { context } = makeContext({ loadContract: [failure(status)] }, { generatedContract });
    expect(await submit({ agreed: true, shown: await markOf() }, context)).toMatchObject({ formError: { code } });
  });

  it('to a text of the flow makes no call', async () => {
    const { context, asked } = makeContext({}, {}, { markdown: 'Leia.' });
    expect(await load(context)).toEqual({});
    expect(await submit({ agreed: true }, context)).toMatchObject({
      kind: 'next',
      session: { contract: { stepId: 'md' } },
    });
    expect(asked).toEqual([]);
  });
});

it('passes over a step without a text, and a contract after its payment', async () => {
  const { context } = makeContext({}, {}, {});
  expect(await resume(context)).toMatchObject({ kind: 'next', session: { contract: { stepId: 'md' } } });
  expect(await resume(makeContext({}, { leadId: null }).context)).toEqual({ kind: 'next' });
  expect(resume(makeContext({}).context)).toBeUndefined();
});

it('reloads its page if a deploy has replaced the code that shows a contract', async () => {
  const renewPage = vi.fn();
  vi.resetModules();
  vi.doMock('../../renderer/chunks/renew-page', () => ({ renewPage }));
  vi.doMock('../../model/copy/parse-markdown', () => Promise.reject(new Error('404')));
  const { showContract } = await import('./contract-source');
  await expect(showContract(document, false)).rejects.toThrow();
  expect(renewPage).toHaveBeenCalledExactlyOnceWith(false);
});
