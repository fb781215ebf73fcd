import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { useNextWords } from '../../renderer/payment-form/use-next-words';
import { PlanOrUnavailable } from '../../renderer/pieces/plan-or-unavailable';
import { mostProfiles } from '../../renderer/pieces/profiles/most-profiles';
import { ProfilesPicker } from '../../renderer/pieces/profiles/profiles-picker';
import { StepPicture } from '../../renderer/pieces/step-picture';
import { StepText } from '../../renderer/pieces/step-text';
import { SubmitButton } from '../../renderer/ui/button';
import { offer } from '../../renderer/ui/offer.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { MultiprofilePresentationStepProps } from '../../schemas/generated/types';

/** Asks for how many people the plan is bought. */
export function MultiprofilePresentationView(props: StepViewProps<MultiprofilePresentationStepProps>) {
  const { step, session, phase } = props;
  const checkout = useCheckout();
  const t = useCopy('multiprofile-presentation');
  const next = useNextWords(step.id, session);
  const p = useCopy('profiles');
  return (
    <>
      <StepPicture stepId={step.id} />
      <StepHead title={t('title')} intro={t('intro')} />
      <StepText stepId={step.id} />
      <PlanOrUnavailable plan={selectPlanOfStep(checkout, session, step)}>
        {(plan) => (
          <>
            <section className={offer} aria-label={plan.planName}>
              <h2 translate="no">{plan.planName}</h2>
              <ProfilesPicker
                label={p('quantity')}
                plan={plan}
                chosen={session.profiles?.quantity ?? 1}
                most={mostProfiles(step.props, checkout)}
                presets={step.props.presets}
              />
            </section>
            <SubmitButton text={t('submit', { next })} isBusy={phase !== 'ready'} busyText={t('sending')} />
          </>
        )}
      </PlanOrUnavailable>
    </>
  );
}
