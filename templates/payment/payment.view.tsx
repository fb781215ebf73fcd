import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { listAsks } from '../../renderer/payment/asks/list-asks';
import type { BuyerPrice } from '../../renderer/payment/buyer-price';
import { findPaid } from '../../renderer/payment/find-paid';
import { listMethods } from '../../renderer/payment/list-methods';
import { AlreadyPaid } from '../../renderer/payment-form/already-paid';
import { VoucherField } from '../../renderer/payment-form/lazy-voucher-field';
import { PaymentForm } from '../../renderer/payment-form/payment-form';
import { notice, stepHead } from '../../renderer/ui/step.styles';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import { canChargeLater } from '../../schemas/api/can-charge-later';
import type { PaymentStepProps } from '../../schemas/generated/types';
import type { actions } from './payment.step';

/** Shows the payment form, or that the plan is paid. */
export function PaymentView({
  step,
  session,
  phase,
  data,
  act,
}: StepViewProps<PaymentStepProps, keyof typeof actions, BuyerPrice | undefined>) {
  const checkout = useCheckout();
  const t = useCopy('payment');
  const { hasVoucherField = false } = checkout.settings.payment;
  const isConfirming = phase === 'confirming';
  const order = selectOrder(checkout, session, step);
  const paid = findPaid(checkout, session, step);
  const heading = useLostFocus<HTMLHeadingElement>(isConfirming || paid !== null);
  const offered = order ? listMethods(order, checkout.settings, step.props.methods) : [];
  if (paid) return <AlreadyPaid purchase={paid} usual={offered[0]} onAgain={() => act('again')} heading={heading} />;
  const isFreeToday = order?.later !== undefined && offered.every(canChargeLater);
  return (
    <>
      <div className={stepHead}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {!isConfirming && offered.length > 0 && order?.total !== 0 && (
          <p>{t(isFreeToday ? 'trialIntro' : offered.length > 1 ? 'intro' : 'introOneMethod')}</p>
        )}
      </div>
      {/* A later price has a notice of its own. */}
      {data?.change && data.change.plans === session.plans && (
        <p className={notice} role="alert" data-price-changed>
          {t('priceChanged', { before: data.change.before, after: data.change.after })}
        </p>
      )}
      {order?.kind === 'plan' && hasVoucherField && !isConfirming && (
        <VoucherField
          plan={order.plan}
          refused={data?.refused}
          isBusy={phase !== 'ready'}
          onApply={(code) => act('applyVoucher', code)}
          onRemove={() => act('removeVoucher')}
        />
      )}
      <PaymentForm
        order={order}
        offered={offered}
        asks={session.leadId === null ? [] : listAsks(checkout, step.props, true)}
        session={session}
        phase={phase}
      />
    </>
  );
}
