import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import type { MethodId, PurchasedPlan } from '../../../schemas/generated/types';
import { useCheckout, useCopy } from '../../checkout/checkout-context';
import { useStepForm } from '../../contract/step-form-context';
import { SubmitButton, TextButton } from '../../ui/button';
import { OutcomeHead } from '../../ui/outcome-head';
import { Sentence } from '../../ui/sentence';

interface AlreadyPaidProps {
  purchase: PurchasedPlan;
  /** The method that the form begins with; absent where nothing is offered any more. */
  usual: MethodId | undefined;
  /** One more purchase of the same; absent where it is paid once. */
  onAgain?: () => void;
  /** In the place of the words for a product. */
  words?: { title: string; text: string };
  heading: Ref<HTMLHeadingElement>;
}

/** Replaces the form after a payment: says what is paid, links the receipt, and offers one more purchase. */
export function AlreadyPaid({ purchase, usual, onAgain, words, heading }: AlreadyPaidProps) {
  const { product } = useCheckout();
  const m = useCopy('methods');
  const { form } = useStepForm();
  const isTrial = purchase.scheduled !== undefined;
  return (
    <>
      <OutcomeHead
        mark={{ icon: <CircleCheck size={32} />, tone: 'success' }}
        title={words?.title ?? m(isTrial ? 'trialRunningTitle' : 'alreadyPaidTitle')}
        headingRef={heading}
      >
        <p>
          <Sentence
            text={words?.text ?? m(isTrial ? 'trialRunningText' : 'alreadyPaidText', { product: product.name })}
            verbatim={product.name}
          />
        </p>
      </OutcomeHead>
      {/* The form's one rule of its own: without it the button below would be held back. */}
      <input type="hidden" value={usual ?? purchase.method} {...form.register('method')} />
      <SubmitButton isBusy={false} busyText="">
        {m('alreadyPaidReceipt')}
      </SubmitButton>
      {onAgain && <TextButton onClick={onAgain}>{m('alreadyPaidAgain')}</TextButton>}
    </>
  );
}
