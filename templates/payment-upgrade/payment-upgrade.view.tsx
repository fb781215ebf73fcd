import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { findPaid } from '../../renderer/payment/find-paid';
import { listMethods } from '../../renderer/payment/list-methods';
import { AlreadyPaid } from '../../renderer/payment-form/already-paid';
import { PaymentForm } from '../../renderer/payment-form/payment-form';
import { mainButton } from '../../renderer/ui/button.styles';
import { OutcomeHead, type OutcomeMark } from '../../renderer/ui/outcome-head';
import { OutsideLink } from '../../renderer/ui/outside-link';
import { stepHead } from '../../renderer/ui/step.styles';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import type { PaymentUpgradeStepProps } from '../../schemas/generated/types';
import { PlanChange } from './plan-change';
import { selectUpgradeState, type UpgradeState } from './select-upgrade-state';

/** Shows both plans and the difference with its payment form, or the reason why the plan cannot change. */
export function PaymentUpgradeView({ step, session, phase }: StepViewProps<PaymentUpgradeStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('payment-upgrade');
  const isConfirming = phase === 'confirming';
  const order = selectOrder(checkout, session, step);
  const offered = order ? listMethods(order, checkout.settings, step.props.methods) : [];
  const paid = findPaid(checkout, session, step);
  const heading = useLostFocus<HTMLHeadingElement>(isConfirming || paid !== null);
  const state = selectUpgradeState(checkout.entry);
  const subscription = checkout.entry.kind === 'subscription' ? checkout.entry.found : null;
  if (paid) {
    const words = { title: t('upgradedTitle'), text: t('upgradedHereText') };
    return <AlreadyPaid purchase={paid} usual={offered[0]} words={words} heading={heading} />;
  }
  if (!isConfirming && state !== 'payable') return <Closed state={state} />;
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
      {subscription && !isConfirming && <PlanChange subscription={subscription} />}
      <PaymentForm order={order} offered={offered} session={session} phase={phase} />
    </>
  );
}

type ClosedState = Exclude<UpgradeState, 'payable'>;

const marks: Record<ClosedState, OutcomeMark> = {
  none: { icon: <CircleCheck size={32} />, tone: 'calm' },
  canceled: { icon: <CircleX size={32} />, tone: 'alert' },
  unknown: { icon: <CircleAlert size={32} />, tone: 'alert' },
};

/** Says why the plan cannot change, and offers one link. */
function Closed({ state }: { state: ClosedState }) {
  const { links } = useCheckout();
  const t = useCopy('payment-upgrade');
  const leadsToAccess = state === 'none';
  return (
    <>
      <OutcomeHead mark={marks[state]} title={t(`${state}Title`)}>
        <p>{t(`${state}Text`)}</p>
      </OutcomeHead>
      <OutsideLink className={mainButton} href={leadsToAccess ? links.firstAccess : links.faq}>
        {t(leadsToAccess ? 'access' : 'help')}
      </OutsideLink>
    </>
  );
}
