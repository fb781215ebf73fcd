import type { Acceptance, TrackingMetadata } from '../../schemas/generated/types';
import type { AcceptedRecord } from '../store/records';

interface Agreement {
  metadata?: TrackingMetadata | undefined;
  acceptances?: Acceptance[] | undefined;
}

/** What a request says of its campaign and of what was agreed to, with our clock's time. */
export function stampAgreement(
  { metadata, acceptances }: Agreement,
  now: Date,
): { metadata: TrackingMetadata | undefined; acceptances: AcceptedRecord[] | undefined } {
  const acceptedAt = now.toISOString();
  return { metadata, acceptances: acceptances?.map((one) => ({ ...one, acceptedAt })) };
}
