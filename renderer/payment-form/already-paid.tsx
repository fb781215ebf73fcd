import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import type { MethodId, PurchasedPlan } from '../../schemas/generated/types';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { useStepForm } from '../contract/step-form-context';
import { SubmitButton, TextButton } from '../ui/button';
import { OutcomeHead } from '../ui/outcome-head';
import { Sentence } from '../ui/sentence';

export interface AlreadyPaidProps {
  purchase: PurchasedPlan;
  /** Method that the form begins with; absent when no method is offered any more. */
  usual: MethodId | undefined;
  /** Starts another purchase of the same product; absent for an order that is paid once. */
  onAgain?: (() => void) | undefined;
  /** Replaces the texts written for a product. */
  words?: { title: string; text: string } | undefined;
  heading: Ref<HTMLHeadingElement>;
}

/** Replaces the form after a payment: shows what is paid, links the receipt, and offers another purchase. */
export function AlreadyPaid({ purchase, usual, onAgain, words, heading }: AlreadyPaidProps) {
  const { product } = useCheckout();
  const m = useCopy('methods');
  const { form } = useStepForm();
  const isTrial = purchase.scheduled !== undefined;
  const kind = purchase.status === 'noted' ? 'noted' : isTrial ? 'trialRunning' : 'alreadyPaid';
  return (
    <>
      <OutcomeHead
        mark={{ icon: <CircleCheck size={32} />, tone: 'success' }}
        title={words?.title ?? m(`${kind}Title`)}
        headingRef={heading}
        text={<Sentence text={words?.text ?? m(`${kind}Text`, { product: product.name })} verbatim={product.name} />}
      />
      {/* The form has one rule. Without this input the submit button would stay blocked. */}
      <input type="hidden" value={usual ?? purchase.method} {...form.register('method')} />
      <SubmitButton text={m('alreadyPaidReceipt')} isBusy={false} busyText="" />
      {onAgain && <TextButton onClick={onAgain}>{m('alreadyPaidAgain')}</TextButton>}
    </>
  );
}
