import { createHmac } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LiveloDevice } from '../../schemas/generated/types';
import { invalidRequest, notFound, unprocessable } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import { pointsCurrency } from '../payments/check-entries';
import { pointsResult } from '../payments/magic-values';
import { newId } from '../payments/new-id';
import type { SandboxContext } from '../sandbox-context';
import { pointsSessions } from '../store/tables';
import { checkCode, sendCode } from './one-time-code';

const POINTS = { approved: 500_000, few_points: 20_000 };
/** Value of a point in centavos. */
const POINT_AMOUNT = 3;
const TOKEN_GOOD_FOR_MS = 15 * 60_000;

const DEVICES: readonly LiveloDevice[] = [
  { id: 'sms', kind: 'sms', masked: '(••) •••••-4321' },
  { id: 'email', kind: 'email', masked: 'p•••@example.com' },
];

/** Points partner: session, code to a device, payment token. Stores an HMAC of the CPF alone. */
export const liveloCalls: CallHandlers<'openLiveloSession' | 'sendLiveloCode' | 'validateLiveloCode'> = {
  async openLiveloSession(context, { body }) {
    const result = pointsResult(body.cpf);
    if (result === 'points_insufficient') throw unprocessable('points_insufficient');
    const count = POINTS[result];
    const person = createHmac('sha256', context.settings.key).update(body.cpf.replace(/\D/g, '')).digest('hex');
    const session = { id: newId('lvs'), person, points: count, amount: count * POINT_AMOUNT, createdAt: context.now() };
    await context.store.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${person}))`);
      // The same points must not pay in two places.
      await tx.delete(pointsSessions).where(and(eq(pointsSessions.person, person), isNull(pointsSessions.spentBy)));
      await tx.insert(pointsSessions).values(session);
    });
    const { id: sessionId, points, amount } = session;
    return { sessionId, devices: [...DEVICES], points, amount, currency: pointsCurrency };
  },

  async sendLiveloCode(context, { body }) {
    const session = await findSession(context, body.sessionId);
    const device = DEVICES.find((candidate) => candidate.id === body.deviceId);
    if (!device) throw invalidRequest({ deviceId: 'unknown' });
    return sendCode(context, {
      subject: session.id,
      kind: device.kind,
      recipient: device.masked,
      text: 'pointsCode',
    });
  },

  async validateLiveloCode(context, { body }) {
    const session = await findSession(context, body.sessionId);
    await checkCode(context, session.id, body.code, 'once');
    const pointsToken = newId('lvp');
    const tokenExpiresAt = new Date(context.now().getTime() + TOKEN_GOOD_FOR_MS);
    await context.store.db
      .update(pointsSessions)
      .set({ pointsToken, tokenExpiresAt })
      .where(eq(pointsSessions.id, session.id));
    const { points, amount } = session;
    return { pointsToken, points, amount, currency: pointsCurrency, expiresAt: tokenExpiresAt.toISOString() };
  },
};

async function findSession(context: SandboxContext, id: string) {
  const [row] = await context.store.db.select().from(pointsSessions).where(eq(pointsSessions.id, id));
  if (!row) throw notFound('session_not_found');
  return row;
}
