import { ArrowDown } from 'lucide-react';
import { monthlyChange } from '../../model/money/monthly-change';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { ClosedCharge } from '../../renderer/payment-form/closed-charge';
import { PaymentScreen, selectPaying } from '../../renderer/payment-form/payment-screen';
import { useDay, useMoney, usePlanWords } from '../../renderer/pieces/use-words';
import type { PaymentUpgradeStepProps, PlanSummary, SubscriptionAnswer } from '../../schemas/generated/types';
import * as styles from './payment-upgrade.styles';
import { selectUpgradeState } from './select-upgrade-state';

/** Shows both plans and the difference with its payment form, or the reason why the plan cannot change. */
export function PaymentUpgradeView(props: StepViewProps<PaymentUpgradeStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('payment-upgrade');
  const paying = selectPaying(checkout, props);
  const ways = paying.offered.length;
  const state = selectUpgradeState(checkout.entry);
  const subscription = checkout.entry.kind === 'subscription' ? checkout.entry.found : null;
  return (
    <PaymentScreen
      paying={paying}
      title={t('title')}
      intro={ways > 0 && t(ways > 1 ? 'intro' : 'introOneMethod')}
      words={{ title: t('upgradedTitle'), text: t('upgradedHereText') }}
      closed={state !== 'payable' && ((heading) => <ClosedCharge state={state} t={t} heading={heading} />)}
      facts={subscription && <PlanChange subscription={subscription} />}
    />
  );
}

/** Current and new plan, then the difference that is paid now. */
function PlanChange({ subscription }: { subscription: SubscriptionAnswer }) {
  const day = useDay();
  const t = useCopy('payment-upgrade');
  const order = useCopy('order');
  const money = useMoney();
  const { withoutInterest } = usePlanWords();
  const { plan, currency, nextChargeAt, status, offer } = subscription;
  if (!offer) return null;
  const date = day(nextChargeAt);
  return (
    <section className={styles.change} aria-label={t('change')} data-subscription>
      <div className={styles.plans}>
        <PlanOf title={t('now')} plan={plan} note={t(status === 'overdue' ? 'overdueSince' : 'nextCharge', { date })} />
        <ArrowDown size={20} />
        <PlanOf title={t('then')} plan={offer.plan} note={t(offer.amount === 0 ? 'fromConfirmed' : 'from')} isNew />
      </div>
      <p className={styles.difference}>
        {offer.amount === 0 ? (
          <strong>{order('nothingDue')}</strong>
        ) : (
          <>
            <span>{t('difference')}</span>
            <strong translate="no">{withoutInterest(offer.plan, money(offer.amount, currency))}</strong>
          </>
        )}
        <MonthlyChange before={plan} after={offer.plan} />
      </p>
    </section>
  );
}

interface PlanOfProps {
  title: string;
  plan: PlanSummary;
  note: string;
  isNew?: boolean;
}

function PlanOf({ title, plan, note, isNew = false }: PlanOfProps) {
  const t = useCopy('payment-upgrade');
  const money = useMoney();
  const value = money(plan.amount, plan.currency);
  return (
    <div className={styles.plan} data-new={isNew || undefined}>
      <h2>{title}</h2>
      <p translate="no">{plan.planName}</p>
      <p>{t(prices[plan.planType], { value })}</p>
      <p>{note}</p>
    </div>
  );
}

const prices = {
  yearly: 'priceYear',
  semester: 'priceSemester',
  monthly: 'priceMonth',
  recurrency: 'priceMonth',
} as const satisfies Record<PlanSummary['planType'], string>;

/** Says what the new plan costs more or less a month, where the brand shows it. */
function MonthlyChange({ before, after }: { before: PlanSummary; after: PlanSummary }) {
  const { settings } = useCheckout();
  const t = useCopy('payment-upgrade');
  const money = useMoney();
  const change = monthlyChange(before, after);
  if (!settings.showsMonthlyDifference || change === 0) return null;
  const value = money(Math.abs(change), after.currency);
  return <span data-monthly>{t(change > 0 ? 'monthlyMore' : 'monthlyLess', { value })}</span>;
}
