import { expect, it, onTestFinished, vi } from 'vitest';
import { withAmount } from '../../model/money/with-amount';
import { openIntent, updateIntent } from '../../renderer/session/purchase-intent';
import { buyingOf } from '../../renderer/session/purchase-owner';
import { fakeBrowser } from '../../renderer/testing/fake-browser';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { account, failure, fewPoints, visitPoints } from '../../renderer/testing/points-visit';
import type { LiveloCpfStepProps } from '../../schemas/generated/types';
import { actions, resume, submit } from './livelo-cpf.step';

const ids = [
  'lead',
  'payment',
  'livelo-cpf',
  'livelo-payment-method',
  'livelo-payment',
  'livelo-select-device',
  'livelo-code',
  'livelo-error',
  'success',
];
const cpf = '390.533.447-05';

const visit = (answer: object = account, props: LiveloCpfStepProps = {}) =>
  visitPoints<LiveloCpfStepProps>(ids, 'livelo-cpf', { answer }, props);

it('the CPF opens an account, and only its digits leave the page', async () => {
  const { call, context } = visit();
  expect(await submit({ cpf }, context)).toEqual({
    kind: 'next',
    session: { points: account, pointsPayment: { document: cpf }, pointsFailure: null, collector: null },
  });
  const { business } = context.checkout.settings;
  const body = { cpf: '39053344705', business, productCode: context.checkout.product.code };
  expect(call.mock.calls).toEqual([['openLiveloSession', { body }]]);
});

it('an account that pays a part is good enough', async () => {
  expect(await submit({ cpf }, visit(fewPoints).context)).toMatchObject({ kind: 'next' });
});

it.each([
  ['insufficient', 'too few points by the partner', failure(422, { code: 'points_insufficient' })],
  ['insufficient', 'points that pay no part', { ...account, points: 10, amount: 30 }],
  ['insufficient', 'points in another currency', { ...account, currency: 'MZN' }],
  ['unavailable', 'a backend without the call', failure(501, { code: 'route_not_found' })],
  ['unavailable', 'a backend that knows no such route', failure(404, { code: 'route_not_found' })],
  ['unavailable', 'a failing partner', failure(503, { code: 'backend_unavailable' })],
])('the error screen says %s for %s', async (reason, _, answer) => {
  expect(await submit({ cpf }, visit(answer).context)).toEqual({
    kind: 'goTo',
    stepId: 'livelo-error',
    session: { points: null, pointsPayment: null, pointsFailure: { reason } },
  });
});

it('the error screen does not say that nothing was taken while an earlier payment has no known outcome', async () => {
  fakeBrowser();
  onTestFinished(() => void vi.unstubAllGlobals());
  const { context } = visit(failure(422, { code: 'points_insufficient' }));
  const order = { planId: 'yearly-1', planName: 'Anual', amount: 114_000, currency: 'BRL', method: 'livelo' } as const;
  const intent = openIntent({ ...order, ...buyingOf(context), stepId: 'livelo-code' }, []);
  updateIntent(intent, { state: 'unknown' });
  const failureOf = async () => (await submit({ cpf }, context)).session?.pointsFailure;
  expect(await failureOf()).toEqual({ reason: 'insufficient', isUncertain: true });
  updateIntent(intent, { state: 'pending' });
  expect(await failureOf()).toEqual({ reason: 'insufficient' });
});

it.each([
  ['without connection', failure(0, { code: 'backend_unavailable' }), { formError: { code: 'network' } }],
  ['after too many tries', failure(429, { code: 'rate_limited' }), { formError: { code: 'rate_limited' } }],
  [
    'with a CPF that the partner refuses',
    failure(422, { fields: { cpf: 'cpf' } }),
    { fieldErrors: { cpf: 'cpf-invalid' } },
  ],
])('%s, the step stays and keeps the CPF', async (_, answer, message) => {
  expect(await submit({ cpf }, visit(answer).context)).toEqual({ kind: 'stay', ...message });
});

it('to collect points, the CPF is kept in memory and nothing is asked', async () => {
  const { call, context } = visit(account, { mode: 'accrual' });
  expect(await submit({ cpf }, context)).toEqual({ kind: 'next', session: { collector: cpf, points: null } });
  expect(call).not.toHaveBeenCalled();
});

it('without points, the buyer pays on the usual step', async () => {
  expect(await actions.otherWay(visit().context)).toEqual({ kind: 'goTo', stepId: 'payment' });
});

it.each([
  [0, { kind: 'goTo', stepId: 'payment' }],
  [1, undefined],
])('an order of %d leads here: %j', async (amount, result) => {
  const { context } = visitPoints<LiveloCpfStepProps>(ids, 'livelo-cpf', { session: { points: account } });
  const checkout = { ...context.checkout, plans: [withAmount(makePlanSummary(), amount)] };
  expect(await resume({ ...context, checkout })).toEqual(result);
});
