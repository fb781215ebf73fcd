import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { OfferCard, OfferChoice } from '../../renderer/pieces/offer-choice';
import { boughtProfiles } from '../../renderer/pieces/profiles/bought-profiles';
import { mostProfiles } from '../../renderer/pieces/profiles/most-profiles';
import { ProfilesPicker } from '../../renderer/pieces/profiles/profiles-picker';
import { eyebrow } from '../../renderer/ui/offer.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { MultiprofileUpsellPresentationStepProps } from '../../schemas/generated/types';
import type { actions } from './multiprofile-upsell-presentation.step';

/** Offer after a purchase for some people: how many to add, total, accept and refuse. */
export function MultiprofileUpsellPresentationView(
  props: StepViewProps<MultiprofileUpsellPresentationStepProps, keyof typeof actions>,
) {
  const { step, session, phase, act } = props;
  const checkout = useCheckout();
  const { images, product, offers } = checkout;
  const t = useCopy('multiprofile-upsell-presentation');
  const order = useCopy('order');
  const p = useCopy('profiles');
  const plan = selectPlanOfStep(checkout, session, step);
  return (
    <>
      <StepHead above={<p className={eyebrow}>{t('eyebrow')}</p>} title={t('title')}>
        <p data-bought>
          <span>{t('bought', { count: boughtProfiles(session) })}</span>{' '}
          <strong translate="no">{offers.main.product.name}</strong>
        </p>
      </StepHead>
      <OfferCard stepId={step.id} name={product.name} usualPicture={images.product}>
        {plan && (
          <ProfilesPicker
            label={p('extra')}
            plan={plan}
            chosen={session.profiles?.extra ?? 1}
            most={mostProfiles(step.props, checkout)}
            presets={step.props.presets}
          />
        )}
      </OfferCard>
      <OfferChoice t={t} note={order('upsellSafe')} phase={phase} act={act} gate={(accept) => plan && accept} />
    </>
  );
}
