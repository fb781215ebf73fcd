import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { useNextWords } from '../../renderer/payment-form/use-next-words';
import { Benefits } from '../../renderer/pieces/benefits';
import { OfferPrice } from '../../renderer/pieces/offer-price';
import { PlanOrUnavailable } from '../../renderer/pieces/plan-or-unavailable';
import { StepPicture } from '../../renderer/pieces/step-picture';
import { StepText } from '../../renderer/pieces/step-text';
import { SubmitButton } from '../../renderer/ui/button';
import { eyebrow } from '../../renderer/ui/offer.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { PresentationStepProps } from '../../schemas/generated/types';
import { box } from './presentation.styles';

/** Sales page of the plan: description, benefits and price. */
export function PresentationView({ step, session, phase }: StepViewProps<PresentationStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('presentation');
  const next = useNextWords(step.id, session);
  return (
    <>
      <StepPicture stepId={step.id} />
      <StepHead
        above={
          <p className={eyebrow} translate="no">
            {checkout.product.name}
          </p>
        }
        title={t('title')}
      />
      <StepText stepId={step.id} />
      <Benefits label={t('benefits')} texts={step.props.benefits} />
      <PlanOrUnavailable plan={selectPlanOfStep(checkout, session, step)}>
        {(plan) => (
          <>
            <OfferPrice
              className={box}
              plan={plan}
              label={t('price')}
              singleText={(value) => t('single', { value })}
              namesToday
            />
            <SubmitButton text={t('submit', { next })} isBusy={phase !== 'ready'} busyText={t('sending')} />
          </>
        )}
      </PlanOrUnavailable>
    </>
  );
}
