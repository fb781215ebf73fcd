import type { Acceptance, TrackingMetadata } from '../../schemas/generated/types';
import type { AcceptedRecord } from '../store/records';

interface Agreement {
  metadata?: TrackingMetadata | undefined;
  acceptances?: Acceptance[] | undefined;
}

/** Reads campaign and acceptances of a request, and adds the time of our clock to each acceptance. */
export function stampAgreement(
  { metadata, acceptances }: Agreement,
  now: Date,
): { metadata: TrackingMetadata | undefined; acceptances: AcceptedRecord[] | undefined } {
  const acceptedAt = now.toISOString();
  return { metadata, acceptances: acceptances?.map((one) => ({ ...one, acceptedAt })) };
}
