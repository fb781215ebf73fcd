import type { PhoneCheck } from '../../../../schemas/generated/types';
import { fingerprintOf } from '../../fingerprint-of';
import type { Session } from '../../session';

/** Code sent to this buyer's phone. A code of another lead or of an earlier number does not count. */
export function selectPhoneCheck({ phoneCheck, leadId, phone }: Session): PhoneCheck | undefined {
  if (phoneCheck?.leadId === leadId && phoneCheck?.phone === fingerprintOf(phone)) return phoneCheck;
  return undefined;
}
