import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { ClosedCharge } from '../../renderer/payment-form/closed-charge';
import { PaymentScreen } from '../../renderer/payment-form/payment-screen';
import { selectPaying } from '../../renderer/payment-form/select-paying';
import type { PaymentUpgradeStepProps } from '../../schemas/generated/types';
import { PlanChange } from './plan-change';
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
