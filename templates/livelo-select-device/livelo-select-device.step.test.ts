import { expect, it } from 'vitest';
import type { SessionChanges } from '../../renderer/testing/make-session';
import { account, failure, inMinutes, visitPoints } from '../../renderer/testing/points-visit';
import type { LiveloSelectDeviceStepProps } from '../../schemas/generated/types';
import { resume, submit } from './livelo-select-device.step';

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
const points = { ...account, use: 'only' as const, used: 114_000 };
const times = { expiresAt: inMinutes(5), resendAt: inMinutes(0.5) };

const visit = (session: SessionChanges, answer: object = times) =>
  visitPoints<LiveloSelectDeviceStepProps>(ids, 'livelo-select-device', { session, answer });

it('the code goes to the chosen device, once', async () => {
  const { call, context } = visit({ points });
  const result = await submit({ deviceId: 'email' }, context);
  expect(result).toMatchObject({ kind: 'next', session: { points: { ...points, ...times, deviceId: 'email' } } });
  expect(call.mock.calls).toEqual([['sendLiveloCode', { body: { sessionId: 'lvs_1', deviceId: 'email' } }]]);
  const again = visit({ points: { ...points, ...times, deviceId: 'email' } });
  expect(await submit({ deviceId: 'email' }, again.context)).toEqual({ kind: 'next' });
  expect(again.call).not.toHaveBeenCalled();
  await submit({ deviceId: 'sms' }, again.context);
  expect(again.call).toHaveBeenCalledOnce();
});

it('an expired code is sent again', async () => {
  const { call, context } = visit({ points: { ...points, ...times, expiresAt: inMinutes(-1), deviceId: 'sms' } });
  await submit({ deviceId: 'sms' }, context);
  expect(call).toHaveBeenCalledOnce();
});

it.each([
  ['an ended session', failure(404, { code: 'session_not_found' }), 'ended'],
  ['a backend without the call', failure(501, { code: 'route_not_found' }), 'unavailable'],
])('%s ends on the error screen', async (_, answer, reason) => {
  expect(await submit({ deviceId: 'sms' }, visit({ points }, answer).context)).toMatchObject({
    stepId: 'livelo-error',
    session: { pointsFailure: { reason }, points: null },
  });
});

it.each([
  ['too soon', failure(429, { code: 'rate_limited' }), { formError: { code: 'device_limited' } }],
  ['offline', failure(0), { formError: { code: 'network' } }],
  [
    'an unknown device',
    failure(422, { fields: { deviceId: 'unknown' } }),
    { fieldErrors: { deviceId: 'option-chosen' } },
  ],
  ['another failure', failure(400), { formError: { code: 'code_failed' } }],
])('%s: the step stays and says so', async (_, answer, message) => {
  expect(await submit({ deviceId: 'sms' }, visit({ points }, answer).context)).toEqual({ kind: 'stay', ...message });
});

it('a reload has lost the card, so it is asked again and says why', async () => {
  expect(await resume(visit({ points: { ...points, use: 'mixed', used: 36_000 } }).context)).toEqual({
    kind: 'goTo',
    stepId: 'livelo-payment',
    message: { formError: { code: 'card_again' } },
  });
  expect(resume(visit({ points }).context)).toBeUndefined();
  expect(await resume(visit({ points: account }).context)).toEqual({ kind: 'goTo', stepId: 'livelo-payment' });
});
