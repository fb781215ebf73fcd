import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { Ref } from 'react';
import { formatDay } from '../../model/money/format-day';
import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { findPaid } from '../../renderer/payment/find-paid';
import { listMethods } from '../../renderer/payment/list-methods';
import { AlreadyPaid } from '../../renderer/payment-form/already-paid';
import { PaymentForm } from '../../renderer/payment-form/payment-form';
import { useMoney } from '../../renderer/pieces/use-money';
import { usePlanWords } from '../../renderer/pieces/use-plan-words';
import { mainButton } from '../../renderer/ui/button.styles';
import { facts } from '../../renderer/ui/facts.styles';
import { OutcomeHead, type OutcomeMark } from '../../renderer/ui/outcome-head';
import { OutsideLink } from '../../renderer/ui/outside-link';
import { stepHead } from '../../renderer/ui/step.styles';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import { localDay } from '../../schemas/api/local-day';
import type { RenewStepProps, SubscriptionAnswer } from '../../schemas/generated/types';

/** Shows a subscription with its renewal form, or the reason why it cannot be renewed. */
export function RenewView({ step, session, phase }: StepViewProps<RenewStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('renew');
  const isConfirming = phase === 'confirming';
  const order = selectOrder(checkout, session, step);
  const offered = order ? listMethods(order, checkout.settings, step.props.methods) : [];
  const paid = findPaid(checkout, session, step);
  const heading = useLostFocus<HTMLHeadingElement>(isConfirming || paid !== null || order === undefined);
  const subscription = checkout.entry.kind === 'subscription' ? checkout.entry.found : null;
  if (paid) {
    const words = { title: t('renewedTitle'), text: t('renewedHereText') };
    return <AlreadyPaid purchase={paid} usual={offered[0]} words={words} heading={heading} />;
  }
  if (!isConfirming && (!subscription || isClosed(subscription)))
    return <Closed subscription={subscription} heading={heading} />;
  return (
    <>
      <div className={stepHead}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {!isConfirming && offered.length > 0 && order?.total !== 0 && (
          <p>{t(offered.length > 1 ? 'intro' : 'introOneMethod')}</p>
        )}
      </div>
      {subscription && !isConfirming && <Facts subscription={subscription} />}
      <PaymentForm order={order} offered={offered} session={session} phase={phase} />
    </>
  );
}

function isClosed({ status }: SubscriptionAnswer): boolean {
  return status === 'renewed' || status === 'canceled';
}

/** Current plan, renewal price, and the start of the period to pay. */
function Facts({ subscription }: { subscription: SubscriptionAnswer }) {
  const { area } = useCheckout();
  const t = useCopy('renew');
  const money = useMoney();
  const { withoutInterest } = usePlanWords();
  const { plan, amount, currency, nextChargeAt, status } = subscription;
  const isOverdue = status === 'overdue';
  const day = formatDay(localDay(area, new Date(nextChargeAt)));
  return (
    <dl className={facts} data-subscription>
      <dt>{t('plan')}</dt>
      <dd translate="no">{plan.planName}</dd>
      {status !== 'canceled' && (
        <>
          <dt>{t(isOverdue ? 'overdueSince' : 'nextCharge')}</dt>
          <dd data-late={isOverdue || undefined}>{day}</dd>
        </>
      )}
      {!isClosed(subscription) && (
        <>
          <dt>{t('cost')}</dt>
          <dd>
            <strong translate="no">{withoutInterest(plan, money(amount, currency))}</strong>
          </dd>
          <dt>{t('from')}</dt>
          <dd>{isOverdue ? t('fromToday') : day}</dd>
        </>
      )}
    </dl>
  );
}

const marks: Record<'renewed' | 'canceled' | 'unknown', OutcomeMark> = {
  renewed: { icon: <CircleCheck size={32} />, tone: 'success' },
  canceled: { icon: <CircleX size={32} />, tone: 'alert' },
  unknown: { icon: <CircleAlert size={32} />, tone: 'alert' },
};

/** Says why the subscription cannot be renewed, and offers one link. */
function Closed({
  subscription,
  heading,
}: {
  subscription: SubscriptionAnswer | null;
  heading: Ref<HTMLHeadingElement>;
}) {
  const { links } = useCheckout();
  const t = useCopy('renew');
  const state = subscription === null ? 'unknown' : subscription.status === 'renewed' ? 'renewed' : 'canceled';
  return (
    <>
      <OutcomeHead mark={marks[state]} title={t(`${state}Title`)} headingRef={heading}>
        <p>{t(`${state}Text`)}</p>
      </OutcomeHead>
      {subscription && <Facts subscription={subscription} />}
      <OutsideLink className={mainButton} href={state === 'renewed' ? links.firstAccess : links.faq}>
        {t(state === 'renewed' ? 'access' : 'help')}
      </OutsideLink>
    </>
  );
}
