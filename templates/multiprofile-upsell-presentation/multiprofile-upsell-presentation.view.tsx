import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { boughtProfiles } from '../../renderer/pieces/profiles/bought-profiles';
import { mostProfiles } from '../../renderer/pieces/profiles/most-profiles';
import { ProfilesPicker } from '../../renderer/pieces/profiles/profiles-picker';
import { StepPicture } from '../../renderer/pieces/step-picture';
import { OutlineButton, SubmitButton } from '../../renderer/ui/button';
import { Markdown } from '../../renderer/ui/markdown';
import * as styles from '../../renderer/ui/offer.styles';
import { stepHead } from '../../renderer/ui/step.styles';
import type { MultiprofileUpsellPresentationStepProps } from '../../schemas/generated/types';
import type { actions } from './multiprofile-upsell-presentation.step';

/** Offer after a purchase for some people: how many to add, total, accept and refuse. */
export function MultiprofileUpsellPresentationView({
  step,
  session,
  phase,
  act,
}: StepViewProps<MultiprofileUpsellPresentationStepProps, keyof typeof actions>) {
  const checkout = useCheckout();
  const { images, documents, product, offers } = checkout;
  const t = useCopy('multiprofile-upsell-presentation');
  const order = useCopy('order');
  const p = useCopy('profiles');
  const plan = selectPlanOfStep(checkout, session, step);
  const picture = images.stepPictures[step.id] ?? images.product;
  const text = documents[step.id];
  const isBusy = phase !== 'ready';
  return (
    <>
      <div className={stepHead}>
        <p className={styles.eyebrow}>{t('eyebrow')}</p>
        <h1>{t('title')}</h1>
        <p data-bought>
          <span>{t('bought', { count: boughtProfiles(session) })}</span>{' '}
          <strong translate="no">{offers.main.product.name}</strong>
        </p>
      </div>
      <section className={styles.offer} aria-label={product.name}>
        {picture && <StepPicture src={picture} />}
        <h2 translate="no">{product.name}</h2>
        {text && <Markdown nodes={text} />}
        {plan && (
          <ProfilesPicker
            label={p('extra')}
            plan={plan}
            chosen={session.profiles?.extra ?? 1}
            most={mostProfiles(step.props, checkout)}
            presets={step.props.presets}
          />
        )}
      </section>
      <div className={styles.choice}>
        {plan && (
          <div data-action="accept">
            <SubmitButton isBusy={isBusy} busyText={t('accepting')}>
              {t('accept')}
            </SubmitButton>
          </div>
        )}
        <OutlineButton data-action="refuse" disabled={isBusy} onClick={() => act('refuse')}>
          {t('refuse')}
        </OutlineButton>
        <p>{order('upsellSafe')}</p>
      </div>
    </>
  );
}
