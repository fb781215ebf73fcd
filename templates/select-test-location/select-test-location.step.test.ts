import { describe, expect, it } from 'vitest';
import { givesOf } from '../../model/flow/resolve-step';
import { ApiCallError } from '../../renderer/api/api';
import type { LoadContext, StepContext } from '../../renderer/contract/step-contract';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { ApiError, SelectTestLocationStepProps, Ticket } from '../../schemas/generated/types';
import { manifests } from '../manifests.generated';
import { actions, load, submit } from './select-test-location.step';

const ticket: Ticket = {
  id: 'sp',
  name: 'Prova, manhã',
  startsAt: '2027-11-07T11:00:00Z',
  city: 'São Paulo',
  place: 'Colégio Central',
  amount: 0,
  currency: 'BRL',
  available: 3,
};
const { available: _, ...chosen } = ticket;

interface Asked {
  id: string;
  params?: Record<string, string>;
  body?: object;
}

function makeContext(answer: unknown, props: SelectTestLocationStepProps = {}) {
  const asked: Asked[] = [];
  const api = async (id: string, input: Omit<Asked, 'id'>) => {
    asked.push({ id, ...input });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const context: StepContext<SelectTestLocationStepProps> & LoadContext<SelectTestLocationStepProps> = {
    ...makeStepContext<SelectTestLocationStepProps>({
      checkout: makeCheckoutView({ brand: 'clinaria' }),
      session: makeSession({ leadId: 'lead_1' }),
      step: { id: 'select-test-location', props },
      api: api as unknown as StepContext<SelectTestLocationStepProps>['api'],
    }),
    signal: new AbortController().signal,
    keep: () => undefined,
  };
  return { context, asked };
}

const failure = (status: number, body: Partial<ApiError> = {}) =>
  new ApiCallError(status, { code: 'backend_unavailable', retryable: true, outcome: 'none', ...body });

describe('the tickets', () => {
  it('are those of the plan, in its currency', async () => {
    const { context, asked } = makeContext([ticket, { ...ticket, id: 'mz', currency: 'MZN' }]);
    expect(await load(context)).toEqual({ tickets: [ticket] });
    expect(asked).toMatchObject([{ id: 'loadTickets', params: { business: 'clinaria', plan: 'CLINANUALTST1' } }]);
  });

  it('are asked under the code that the product has in Mozambique’s calls', async () => {
    const { context, asked } = makeContext([ticket]);
    Object.assign(context.checkout.product, { callCode: 'clinaria-mz' });
    await load(context);
    expect(asked).toMatchObject([{ id: 'loadTickets', path: { code: 'clinaria-mz' } }]);
  });

  it.each([404, 501])('are none for a backend that answers %s', async (status) => {
    expect(await load(makeContext(failure(status)).context)).toEqual({ tickets: [] });
  });

  it('can be loaded again after any other failure', async () => {
    await expect(load(makeContext(failure(503)).context)).rejects.toThrow(ApiCallError);
  });
});

describe('my ticket', () => {
  it('joins the order as soon as I choose it', async () => {
    expect(await actions.choose(makeContext([]).context, ticket)).toEqual({
      kind: 'stay',
      session: { ticket: chosen },
    });
  });

  it('is kept at the price that the backend has now', async () => {
    const { context } = makeContext([{ ...ticket, amount: 500 }]);
    expect(await submit({ ticket: 'sp' }, context)).toEqual({
      kind: 'next',
      session: { ticket: { ...chosen, amount: 500 } },
    });
  });

  it.each([
    ['sold out', [{ ...ticket, available: 0 }]],
    ['vanished', []],
  ])('that has %s since must be replaced', async (_title, tickets) => {
    expect(await submit({ ticket: 'sp' }, makeContext(tickets).context)).toEqual({
      kind: 'stay',
      data: { tickets },
      fieldErrors: { ticket: 'ticket-gone' },
    });
  });

  it.each([
    ['without a connection', 0, 'network'],
    ['because of a backend error', 503, 'tickets_unread'],
  ])('stays chosen when its places could not be read %s', async (_title, status, code) => {
    expect(await submit({ ticket: 'sp' }, makeContext(failure(status)).context)).toEqual({
      kind: 'stay',
      formError: { code },
    });
  });

  it('is not asked about without a choice', async () => {
    const { context, asked } = makeContext([ticket]);
    expect(await submit({}, context)).toEqual({ kind: 'stay' });
    expect(asked).toEqual([]);
  });
});

describe('my unit', () => {
  const values = { region: 'SP', city: 'Campinas', unit: 'cambui', unitName: 'Cambuí' };
  const unit = { salesforceId: 'cambui', name: 'Cambuí', city: 'Campinas', region: 'SP' };

  it('is sent with the lead and replaces a ticket, also as what later steps need', async () => {
    const { context, asked } = makeContext({}, { source: 'units' });
    expect(await submit(values, context)).toEqual({ kind: 'next', session: { unit, ticket: null } });
    expect(givesOf(context.step, manifests['select-test-location'])).toEqual(['unit']);
    expect(asked).toMatchObject([{ id: 'updateLead', body: { relationAccount: 'cambui' } }]);
  });

  it('stays chosen after a failure', async () => {
    const { context } = makeContext(failure(503), { source: 'units' });
    expect(await submit(values, context)).toMatchObject({ formError: { code: 'lead' }, session: { unit } });
  });
});
