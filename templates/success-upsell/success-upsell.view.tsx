import { CircleCheck } from 'lucide-react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { accessLink } from '../../renderer/receipt/access-link';
import { PurchaseOutcome } from '../../renderer/receipt/purchase-outcome';
import { Receipt } from '../../renderer/receipt/receipt';
import { outlineButton } from '../../renderer/ui/button.styles';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import type { SuccessUpsellStepProps } from '../../schemas/generated/types';

/** Receipt of the main product, and of the upsell if it was bought. */
export function SuccessUpsellView({ step, session, phase }: StepViewProps<SuccessUpsellStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('success-upsell');
  const heading = useLostFocus<HTMLHeadingElement>(phase);
  const { upsell: offer } = checkout.offers;
  const { upsell } = session.purchases;
  const outcome = { session, phase, redirect: step.props.redirect };
  if (!offer || !upsell) return <PurchaseOutcome {...outcome} />;
  const isPaid = upsell.status === 'paid';
  const { name } = offer.product;
  return (
    <PurchaseOutcome
      {...outcome}
      paidHead={
        <OutcomeHead
          mark={{ icon: <CircleCheck size={32} />, tone: 'success' }}
          title={t(isPaid ? 'title' : 'pendingTitle')}
          headingRef={heading}
          text={t(isPaid ? 'intro' : 'pendingIntro')}
        />
      }
      also={
        <>
          <Receipt purchase={upsell} product={name} isPaid={isPaid} />
          {isPaid && offer.settings.showsAccessButton && (
            <a
              className={outlineButton}
              href={accessLink({ ...checkout, ...offer }, undefined, upsell)}
              rel="noopener noreferrer"
            >
              {t('access', { product: name })}
            </a>
          )}
        </>
      }
    />
  );
}
