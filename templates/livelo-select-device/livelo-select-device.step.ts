import { readServerClock } from '../../renderer/api/server-clock';
import type { Actions, Resume, StepContext, StepResult, Submit } from '../../renderer/contract/step-contract';
import { explainPointsFailure, goToTemplate } from '../../renderer/payment/points/points-failure';
import { hasLiveCode } from '../../renderer/payment/points/points-session';
import type { LiveloSelectDeviceForm, LiveloSelectDeviceStepProps, PointsAccount } from '../../schemas/generated/types';

type Context = StepContext<LiveloSelectDeviceStepProps>;

/** Sends the code, once for each choice: a good code of the same device is not sent again. */
export const submit: Submit<LiveloSelectDeviceStepProps, LiveloSelectDeviceForm> = async ({ deviceId }, context) => {
  const { session } = context;
  const { points: account } = session;
  const device = account?.devices.find(({ id }) => id === deviceId);
  if (!account || account.devices.length === 0) return goToTemplate(context, 'livelo-cpf');
  if (!device) return { kind: 'stay', fieldErrors: { deviceId: 'option-chosen' } };
  if (account.deviceId === device.id && hasLiveCode(session)) return { kind: 'next' };
  return sendCode(account, device.id, context).catch((error: unknown) =>
    explainPointsFailure(error, context, 'livelo-error', {
      usual: 'code_failed',
      limited: 'device_limited',
      findErrors: ({ fields }) => (fields?.deviceId === undefined ? {} : { deviceId: 'option-chosen' }),
    }),
  );
};

export const actions = {
  otherAccount: async (context) => goToTemplate(context, 'livelo-cpf'),
} satisfies Actions<LiveloSelectDeviceStepProps>;

/** A page that was reloaded has lost the card, so it is asked again first. */
export const resume: Resume<LiveloSelectDeviceStepProps> = (context) => {
  const { points, pointsPayment } = context.session;
  if (!points) return undefined;
  if (points.used === undefined) return Promise.resolve(goToTemplate(context, 'livelo-payment'));
  if (points.use !== 'mixed' || pointsPayment?.entries?.length) return undefined;
  const message = { formError: { code: 'card_again' } };
  return Promise.resolve(goToTemplate(context, 'livelo-payment', { message }));
};

async function sendCode(account: PointsAccount, deviceId: string, { api }: Context): Promise<StepResult> {
  const { sessionId } = account;
  const { expiresAt, resendAt } = await api('sendLiveloCode', { body: { sessionId, deviceId } });
  return { kind: 'next', session: { points: { ...account, deviceId, expiresAt, resendAt, ...readServerClock() } } };
}
