import { ShieldCheck } from 'lucide-react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { countMethodsOf } from '../../renderer/payment/count-ways-to-pay';
import { listMethods } from '../../renderer/payment/list-methods';
import { ClosedCharge } from '../../renderer/payment-form/closed-charge';
import { PaymentScreen, selectPaying } from '../../renderer/payment-form/payment-screen';
import { useDay, useMoney, usePlanWords } from '../../renderer/pieces/use-words';
import { MainButton, TextButton } from '../../renderer/ui/button';
import { FactRow } from '../../renderer/ui/fact-row';
import { facts } from '../../renderer/ui/facts.styles';
import { atOnceMethods, typedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { CustomOfferStepProps, SubscriptionAnswer } from '../../schemas/generated/types';
import type { actions } from './custom-offer.step';
import * as styles from './custom-offer.styles';
import { findRenewalStep } from './find-renewal-step';
import { selectOfferState } from './select-offer-state';

/** Shows a price made for one buyer with a card form, or the reason why it cannot be taken. */
export function CustomOfferView(props: StepViewProps<CustomOfferStepProps, keyof typeof actions>) {
  const { session, phase, act } = props;
  const checkout = useCheckout();
  const t = useCopy('custom-offer');
  const cards = typedCardMethods.filter((method) => !atOnceMethods.includes(method));
  const paying = selectPaying(checkout, props, (order) =>
    listMethods(order, checkout.settings, undefined).filter((id) => cards.includes(id)),
  );
  const state = selectOfferState(checkout.entry);
  const subscription = checkout.entry.kind === 'subscription' ? checkout.entry.found : null;
  const renewal = findRenewalStep(checkout);
  const renew = () => act('otherMethod');
  const action = state === 'gone' && renewal && <MainButton onClick={renew}>{t('renew')}</MainButton>;
  return (
    <PaymentScreen
      paying={paying}
      title={t('title')}
      intro={t('intro')}
      words={{ title: t('takenTitle'), text: t('takenText') }}
      closed={
        state !== 'payable' &&
        ((heading) => <ClosedCharge state={state} t={t} heading={heading} action={action || undefined} />)
      }
      facts={
        <>
          {subscription && <OfferFacts subscription={subscription} />}
          {paying.offered.length > 0 && paying.order?.total !== 0 && (
            <p className={styles.check}>
              <ShieldCheck size={20} />
              <span>{t('check')}</span>
            </p>
          )}
        </>
      }
      below={
        renewal && (
          <TextButton data-other-method disabled={phase !== 'ready'} onClick={renew}>
            {t(countMethodsOf(renewal, checkout, session) > 1 ? 'otherMethod' : 'renew')}
          </TextButton>
        )
      }
    />
  );
}

/** Plan, usual price, this buyer's price, and the start of the period to pay. */
function OfferFacts({ subscription }: { subscription: SubscriptionAnswer }) {
  const day = useDay();
  const t = useCopy('custom-offer');
  const money = useMoney();
  const { withoutInterest } = usePlanWords();
  const { plan, offer, currency, nextChargeAt, status } = subscription;
  if (!offer) return null;
  const isOverdue = status === 'overdue';
  const nextCharge = day(nextChargeAt);
  const saving = plan.amount - offer.amount;
  return (
    <dl className={facts} data-subscription>
      <FactRow label={t('plan')} value={offer.plan.planName} isVerbatim />
      {saving > 0 && <FactRow label={t('usualPrice')} value={<s>{money(plan.amount, currency)}</s>} isVerbatim />}
      <dt>{t('price')}</dt>
      <dd>
        <strong translate="no">{withoutInterest(offer.plan, money(offer.amount, currency))}</strong>
        {saving > 0 && <small>{t('saving', { value: money(saving, currency) })}</small>}
      </dd>
      <FactRow label={t(isOverdue ? 'overdueSince' : 'nextCharge')} value={nextCharge} isLate={isOverdue} />
      <FactRow label={t('from')} value={isOverdue ? t('fromToday') : nextCharge} />
    </dl>
  );
}
