import type { RefusalCode } from '../../schemas/generated/types';

/**
 * What a buyer does next. The page offers `method` and `field` as a button; the words alone tell of the bank, the mail
 * and another try.
 */
type RefusalAction = 'method' | 'field' | 'bank' | 'mail' | 'retry';

export const refusalActions: Readonly<Record<RefusalCode, RefusalAction>> = {
  insufficient_funds: 'method',
  card_declined: 'method',
  call_issuer: 'bank',
  expired_card: 'field',
  wrong_cvv: 'field',
  wrong_number: 'field',
  suspected_fraud: 'method',
  limit_exceeded: 'bank',
  duplicate: 'mail',
  challenge_failed: 'retry',
  processing_error: 'method',
  method_unavailable: 'method',
  points_insufficient: 'method',
};

/** Next action for a code; undefined for a code that is no refusal of a payment. */
export function refusalActionOf(code: string | undefined): RefusalAction | undefined {
  return code !== undefined && Object.hasOwn(refusalActions, code) ? refusalActions[code as RefusalCode] : undefined;
}
