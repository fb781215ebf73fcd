import type { PaymentMethodEntry } from '../generated/types';

const cardMethods: readonly PaymentMethodEntry['method'][] = [
  'credit-card',
  'default-credit-card',
  'credit-card+credit-card',
];

/** Whether a method can be charged when a trial ends, without the buyer: a card that is known by then. */
export function canChargeLater(method: PaymentMethodEntry['method']): boolean {
  return cardMethods.includes(method);
}
