import { CircleAlert, CircleCheck } from 'lucide-react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { OfferPrice } from '../../renderer/pieces/offer-price';
import { VoucherLine } from '../../renderer/pieces/voucher-line';
import { SubmitButton } from '../../renderer/ui/button';
import { mainButton, textButton } from '../../renderer/ui/button.styles';
import { eyebrow, offer, price } from '../../renderer/ui/offer.styles';
import { OutcomeHead, type OutcomeMark } from '../../renderer/ui/outcome-head';
import { Sentence } from '../../renderer/ui/sentence';
import { StepHead } from '../../renderer/ui/step-head';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import type { LeadRecoveryAnswer, RecoveryStepProps } from '../../schemas/generated/types';
import { findPaidHere } from './find-paid-here';
import * as styles from './recovery.styles';
import { selectRecoveredPlan } from './select-recovered-plan';

const marks: Record<'used' | 'unknown', OutcomeMark> = {
  used: { icon: <CircleCheck size={32} />, tone: 'success' },
  unknown: { icon: <CircleAlert size={32} />, tone: 'alert' },
};

/** Shows an abandoned purchase with one button to its payment, or says that the link is no longer valid. */
export function RecoveryView({ session, phase }: StepViewProps<RecoveryStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('recovery');
  const f = useCopy('frame');
  const { entry, recovery, product } = checkout;
  const isBusy = phase !== 'ready';
  const paid = findPaidHere(checkout, session);
  const heading = useLostFocus<HTMLHeadingElement>(paid !== null);
  if (paid) {
    return (
      <>
        <OutcomeHead
          mark={{ icon: <CircleCheck size={32} />, tone: 'success' }}
          title={t('paidTitle')}
          headingRef={heading}
          text={<Sentence text={t('paidText', { product: product.name })} verbatim={product.name} />}
        />
        <SubmitButton text={t('receipt')} isBusy={isBusy} busyText={t('busy')} />
      </>
    );
  }
  const found = entry.kind === 'lead' ? entry.found : null;
  if (!found)
    return <Closed state={entry.kind === 'lead' && entry.isUsed ? 'used' : 'unknown'} start={recovery?.start} />;
  const { leadId, maskedName, maskedEmail } = found;
  const makesLead = recovery?.needsOwnLead && session.leadId !== leadId;
  return (
    <>
      <StepHead
        headingRef={heading}
        title={<Sentence text={t('title', { name: maskedName })} verbatim={maskedName} />}
        intro={t(makesLead ? 'introElsewhere' : 'intro')}
      />
      <SavedOrder found={found} />
      <div className={styles.choice}>
        <SubmitButton text={t(makesLead ? 'continueElsewhere' : 'continue')} isBusy={isBusy} busyText={t('busy')} />
        <p>
          <Sentence text={`${t('safe', { email: maskedEmail })} ${f('nothingHere')}`} verbatim={maskedEmail} />
        </p>
        {recovery && (
          <a className={textButton} href={recovery.start}>
            {t('notYou')}
          </a>
        )}
      </div>
    </>
  );
}

/** Unknown and old links look alike: a guess learns nothing. */
function Closed({ state, start }: { state: 'used' | 'unknown'; start: string | undefined }) {
  const t = useCopy('recovery');
  return (
    <>
      <OutcomeHead mark={marks[state]} title={t(`${state}Title`)} text={t(`${state}Text`)} />
      {start !== undefined && (
        <a className={mainButton} href={start}>
          {t('start')}
        </a>
      )}
    </>
  );
}

/** Product, plan, price and voucher of the abandoned purchase. A plan that the page lacks shows its price at payment. */
export function SavedOrder({ found }: { found: LeadRecoveryAnswer }) {
  const checkout = useCheckout();
  const t = useCopy('recovery');
  const plan = selectRecoveredPlan(checkout, found);
  return (
    <section className={offer} aria-label={t('order')} data-recovered>
      <div>
        <p className={eyebrow}>{t('eyebrow')}</p>
        <h2 translate="no">{checkout.product.name}</h2>
        {plan && <p translate="no">{plan.planName}</p>}
      </div>
      {plan ? (
        <OfferPrice plan={plan}>
          <VoucherLine plan={plan} />
        </OfferPrice>
      ) : (
        <p className={price}>
          <span>{t('priceLater')}</span>
        </p>
      )}
    </section>
  );
}
