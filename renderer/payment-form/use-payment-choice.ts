import { useEffect, useRef } from 'react';
import type { Order } from '../../model/money/select-order';
import { isPartOf } from '../../model/money/split-amount';
import { parseAmount } from '../../schemas/api/parse-amount';
import type { MethodId } from '../../schemas/generated/types';
import { useCheckout } from '../checkout/checkout-context';
import { useStepForm } from '../contract/step-form-context';
import { readPaymentChoice, writePaymentChoice } from '../session/payment-choice';
import { ownerOf, payerOf } from '../session/purchase-owner';
import type { Session } from '../session/session';
import { formatPlain } from './format-plain';
import { findControl } from './methods/find-control';

const countNames = ['installments', 'card2.installments'] as const;
const names: readonly unknown[] = ['method', 'amount', ...countNames];

/**
 * Stores method, installments and the first of two cards' parts while the buyer chooses. Fills them in after a reload or
 * Back, for the same buyer and plan. A part that the order has outgrown is left out; a count's own field corrects it.
 *
 * @param isEarly whether the buyer chose a method before the page worked, which wins
 */
export function usePaymentChoice(
  order: Order,
  offered: readonly MethodId[],
  session: Pick<Session, 'isRestored' | 'payer' | 'leadId'>,
  isEarly: boolean,
): void {
  const checkout = useCheckout();
  const { form } = useStepForm();
  const { isRestored } = session;
  const isChosen = useRef(isEarly);
  const subject = { payer: payerOf(session), planId: order.plan.id };
  const latest = useRef({ subject, offered, total: order.total, owner: ownerOf(checkout) });
  latest.current = { subject, offered, total: order.total, owner: ownerOf(checkout) };
  useEffect(() => {
    const keep = () => {
      const { subject, total, owner } = latest.current;
      const [method, typed, ...counts] = form.getValues(['method', 'amount', ...countNames]);
      const amount = parseAmount(typed);
      writePaymentChoice({ ...subject, method, counts, ...(isPartOf(total, amount) && { amount }) }, owner);
    };
    const fill = () => {
      const { subject, offered, total, owner } = latest.current;
      const stored = readPaymentChoice(owner);
      if (stored?.payer !== subject.payer || stored.planId !== subject.planId) return;
      countNames.forEach((name, index) => {
        const count = stored.counts[index];
        if (count) form.setValue(name, count);
      });
      if (isPartOf(total, stored.amount)) form.setValue('amount', formatPlain(stored.amount));
      if (offered.some((id) => id === stored.method)) form.setValue('method', stored.method);
    };
    if (isRestored) {
      // Before hydration, a choice is seen only by its control.
      const select = findControl('installments') as HTMLSelectElement | null;
      isChosen.current ||= select?.selectedOptions?.[0]?.defaultSelected === false;
      if (isChosen.current) keep();
      else fill();
    }
    return form.subscribe({
      formState: { values: true },
      // A field's own correction has no type, and follows what the buyer does.
      callback: ({ name, type }) => {
        if (!names.includes(name)) return;
        isChosen.current ||= type !== undefined;
        if (isRestored && isChosen.current) keep();
      },
    });
  }, [isRestored, form]);
}
