import { readStored, writeStored } from './browser-storage';
import type { SessionOwner } from './session';

/** How a buyer wants to pay one order in this tab. It holds no typed text, so no card data (PAY-4). */
export interface PaymentChoice {
  payer: string;
  planId: string;
  /** Absent when the buyer has asked for another method. */
  method?: string;
  /** Installments of the first card and of the second. */
  counts: readonly (string | undefined)[];
  /** Part of the first of two cards, in minor units. */
  amount?: number | undefined;
}

export function readPaymentChoice(owner: SessionOwner): PaymentChoice | undefined {
  return readStored('paymentChoice', isChoice, owner);
}

export function writePaymentChoice(choice: PaymentChoice, owner: SessionOwner): void {
  writeStored('paymentChoice', choice, owner);
}

/** The buyer asks for another method: the form begins with its usual one, and the rest stays. */
export function forgetMethod(owner: SessionOwner): void {
  const { method: _, ...choice } = readPaymentChoice(owner) ?? {};
  if ('counts' in choice) writeStored('paymentChoice', choice, owner);
}

/** Validated by hand, as the draft is: schema code is in a chunk. The form checks what the order offers. */
function isChoice(value: unknown): value is PaymentChoice {
  return Array.isArray((value as PaymentChoice | null)?.counts);
}
