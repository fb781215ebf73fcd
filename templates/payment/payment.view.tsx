import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { listAsks } from '../../renderer/payment/asks/list-asks';
import type { BuyerPrice } from '../../renderer/payment/buyer-price';
import { VoucherField } from '../../renderer/payment-form/lazy-voucher-field';
import { PaymentScreen, selectPaying } from '../../renderer/payment-form/payment-screen';
import { notice } from '../../renderer/ui/step.styles';
import { canChargeLater } from '../../schemas/api/can-charge-later';
import type { PaymentStepProps } from '../../schemas/generated/types';
import type { actions } from './payment.step';

/** Shows the payment form, or that the plan is paid. */
export function PaymentView(props: StepViewProps<PaymentStepProps, keyof typeof actions, BuyerPrice | undefined>) {
  const { step, session, phase, data, act } = props;
  const checkout = useCheckout();
  const t = useCopy('payment');
  const { hasVoucherField = false } = checkout.settings.payment;
  const paying = selectPaying(checkout, props);
  const { order, offered } = paying;
  const isFreeToday = order?.later !== undefined && offered.every(canChargeLater);
  return (
    <PaymentScreen
      paying={paying}
      title={t('title')}
      intro={offered.length > 0 && t(isFreeToday ? 'trialIntro' : offered.length > 1 ? 'intro' : 'introOneMethod')}
      asks={session.leadId === null ? [] : listAsks(checkout, step.props, true)}
      onAgain={() => act('again')}
    >
      {/* A later price has a notice of its own. */}
      {data?.change && data.change.plans === session.plans && (
        <p className={notice} role="alert" data-price-changed>
          {t('priceChanged', { before: data.change.before, after: data.change.after })}
        </p>
      )}
      {order?.kind === 'plan' && hasVoucherField && phase !== 'confirming' && (
        <VoucherField
          plan={order.plan}
          refused={data?.refused}
          isBusy={phase !== 'ready'}
          onApply={(code) => act('applyVoucher', code)}
          onRemove={() => act('removeVoucher')}
        />
      )}
    </PaymentScreen>
  );
}
