import type { PointsPayment } from '../../../schemas/generated/types';
import type { Session } from '../../session/session';

/** Values of a card form that may be filled in again: all but the security code, which is good for one try. */
export function withoutSecrets(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'cardCvv',
  );
  return Object.fromEntries(texts);
}

/** Token of the right code, while it is good. */
export function liveToken({ pointsPayment }: Pick<Session, 'pointsPayment'>): string | undefined {
  const { value, expiresAt } = pointsPayment?.token ?? { value: undefined, expiresAt: 0 };
  return expiresAt > Date.now() ? value : undefined;
}

/** A prepared payment after a failed try: the card's data are gone, the typed values and the token stay. */
export function withoutEntries({ entries: _, ...payment }: PointsPayment): PointsPayment {
  return payment;
}

/** A prepared payment without anything of the card. */
export function withoutCard({ values: _, ...payment }: PointsPayment): PointsPayment {
  return withoutEntries(payment);
}

/** Whether a code that was sent is still good, by the server's clock. */
export function hasLiveCode({ points }: Pick<Session, 'points'>): boolean {
  const { expiresAt, clockAhead = 0 } = points ?? {};
  return expiresAt !== undefined && Date.parse(expiresAt) > Date.now() + clockAhead;
}
