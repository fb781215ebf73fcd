import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { ClosedCharge } from '../../renderer/payment-form/closed-charge';
import { PaymentScreen, selectPaying } from '../../renderer/payment-form/payment-screen';
import { useDay, useMoney, usePlanWords } from '../../renderer/pieces/use-words';
import { FactRow } from '../../renderer/ui/fact-row';
import { facts } from '../../renderer/ui/facts.styles';
import type { RenewStepProps, SubscriptionAnswer } from '../../schemas/generated/types';

/** Shows a subscription with its renewal form, or the reason why it cannot be renewed. */
export function RenewView(props: StepViewProps<RenewStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('renew');
  const paying = selectPaying(checkout, props);
  const ways = paying.offered.length;
  const subscription = checkout.entry.kind === 'subscription' ? checkout.entry.found : null;
  const closed = closedStateOf(subscription);
  const shown = subscription && <Facts subscription={subscription} />;
  return (
    <PaymentScreen
      paying={paying}
      title={t('title')}
      intro={ways > 0 && t(ways > 1 ? 'intro' : 'introOneMethod')}
      words={{ title: t('renewedTitle'), text: t('renewedHereText') }}
      closed={
        closed &&
        ((heading) => (
          <ClosedCharge state={closed} t={t} heading={heading}>
            {shown}
          </ClosedCharge>
        ))
      }
      facts={shown}
    />
  );
}

/** State in which nothing can be renewed; false when it can. */
function closedStateOf(subscription: SubscriptionAnswer | null): 'renewed' | 'canceled' | 'unknown' | false {
  if (!subscription) return 'unknown';
  const { status } = subscription;
  return (status === 'renewed' || status === 'canceled') && status;
}

/** Current plan, renewal price, and the start of the period to pay. */
function Facts({ subscription }: { subscription: SubscriptionAnswer }) {
  const day = useDay();
  const t = useCopy('renew');
  const money = useMoney();
  const { withoutInterest } = usePlanWords();
  const { plan, amount, currency, nextChargeAt, status } = subscription;
  const isOverdue = status === 'overdue';
  const nextCharge = day(nextChargeAt);
  return (
    <dl className={facts} data-subscription>
      <FactRow label={t('plan')} value={plan.planName} isVerbatim />
      {status !== 'canceled' && (
        <FactRow label={t(isOverdue ? 'overdueSince' : 'nextCharge')} value={nextCharge} isLate={isOverdue} />
      )}
      {!closedStateOf(subscription) && (
        <>
          <FactRow
            label={t('cost')}
            value={<strong translate="no">{withoutInterest(plan, money(amount, currency))}</strong>}
          />
          <FactRow label={t('from')} value={isOverdue ? t('fromToday') : nextCharge} />
        </>
      )}
    </dl>
  );
}
