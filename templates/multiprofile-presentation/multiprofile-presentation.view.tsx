import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { useNextWords } from '../../renderer/payment-form/use-next-words';
import { mostProfiles } from '../../renderer/pieces/profiles/most-profiles';
import { ProfilesPicker } from '../../renderer/pieces/profiles/profiles-picker';
import { StepPicture } from '../../renderer/pieces/step-picture';
import { SubmitButton } from '../../renderer/ui/button';
import { mainButton } from '../../renderer/ui/button.styles';
import { Markdown } from '../../renderer/ui/markdown';
import { offer } from '../../renderer/ui/offer.styles';
import { notice, stepHead } from '../../renderer/ui/step.styles';
import type { MultiprofilePresentationStepProps } from '../../schemas/generated/types';

/** Asks for how many people the plan is bought. */
export function MultiprofilePresentationView({
  step,
  session,
  phase,
}: StepViewProps<MultiprofilePresentationStepProps>) {
  const checkout = useCheckout();
  const { images, documents, search } = checkout;
  const t = useCopy('multiprofile-presentation');
  const next = useNextWords(step.id, session);
  const p = useCopy('profiles');
  const order = useCopy('order');
  const f = useCopy('frame');
  const plan = selectPlanOfStep(checkout, session, step);
  const picture = images.stepPictures[step.id];
  const text = documents[step.id];
  return (
    <>
      {picture && <StepPicture src={picture} />}
      <div className={stepHead}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </div>
      {text && <Markdown nodes={text} />}
      {plan ? (
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
          <SubmitButton isBusy={phase !== 'ready'} busyText={t('sending')}>
            {t('submit', { next })}
          </SubmitButton>
        </>
      ) : (
        <>
          <p className={notice} role="alert">
            {order('unavailable')}
          </p>
          <a className={mainButton} href={`?${search}`}>
            {f('tryAgain')}
          </a>
        </>
      )}
    </>
  );
}
