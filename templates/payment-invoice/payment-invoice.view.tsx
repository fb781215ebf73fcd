import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import { type Ref, useState } from 'react';
import { formatDay } from '../../model/money/format-day';
import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { findPaid } from '../../renderer/payment/find-paid';
import { listMethods } from '../../renderer/payment/list-methods';
import { AlreadyPaid } from '../../renderer/payment-form/already-paid';
import { PaymentForm } from '../../renderer/payment-form/payment-form';
import { useMoney } from '../../renderer/pieces/use-money';
import { TextButton } from '../../renderer/ui/button';
import { mainButton } from '../../renderer/ui/button.styles';
import { facts } from '../../renderer/ui/facts.styles';
import { OutcomeHead, type OutcomeMark } from '../../renderer/ui/outcome-head';
import { OutsideLink } from '../../renderer/ui/outside-link';
import { notice, stepHead } from '../../renderer/ui/step.styles';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import type { InvoiceAnswer, PaymentInvoiceStepProps } from '../../schemas/generated/types';
import { type InvoiceState, selectInvoiceState } from './select-invoice-state';

/** Shows an invoice with its payment form, or the reason why it cannot be paid. */
export function PaymentInvoiceView({ step, session, phase }: StepViewProps<PaymentInvoiceStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('payment-invoice');
  const [paysAnew, setPaysAnew] = useState(false);
  const isConfirming = phase === 'confirming';
  const order = selectOrder(checkout, session, step);
  const offered = order ? listMethods(order, checkout.settings, step.props.methods) : [];
  const paid = findPaid(checkout, session, step);
  const state = selectInvoiceState(checkout, session);
  const isPayable = isConfirming || state === 'payable' || (state === 'processing' && paysAnew);
  const heading = useLostFocus<HTMLHeadingElement>(paid ? 'paid' : isConfirming || isPayable);
  const invoice = checkout.entry.kind === 'invoice' ? checkout.entry.found : null;
  if (paid) {
    const words = { title: t('paidTitle'), text: t('paidHereText') };
    return <AlreadyPaid purchase={paid} usual={offered[0]} words={words} heading={heading} />;
  }
  if (!isPayable)
    return (
      <Closed
        state={state}
        invoice={invoice}
        heading={heading}
        hasChoice={offered.length > 1}
        onPayAnew={() => setPaysAnew(true)}
      />
    );
  const isLate = invoice !== null && isOver(invoice, checkout.oldestDay);
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
      {invoice && !isConfirming && (
        <dl className={facts} data-invoice>
          <NumberAndDay invoice={invoice} isLate={isLate} />
        </dl>
      )}
      {isLate && !isConfirming && <p className={notice}>{t('lateNote')}</p>}
      <PaymentForm order={order} offered={offered} session={session} phase={phase} />
    </>
  );
}

/** @param oldestDay the oldest date still current in some time zone */
function isOver({ dueDate }: InvoiceAnswer, oldestDay: string): boolean {
  return dueDate < oldestDay;
}

interface NumberAndDayProps {
  invoice: InvoiceAnswer;
  isLate: boolean;
}

function NumberAndDay({ invoice, isLate }: NumberAndDayProps) {
  const t = useCopy('payment-invoice');
  const date = formatDay(invoice.dueDate);
  return (
    <>
      <dt>{t('number')}</dt>
      <dd translate="no">
        <code>{invoice.id}</code>
      </dd>
      <dt>{t('dueDate')}</dt>
      <dd data-late={isLate || undefined}>{isLate ? t('late', { date }) : date}</dd>
    </>
  );
}

type ClosedState = Exclude<InvoiceState, 'payable'>;

const marks: Record<ClosedState, OutcomeMark> = {
  processing: { icon: <Clock size={32} />, tone: 'calm' },
  paid: { icon: <CircleCheck size={32} />, tone: 'success' },
  expired: { icon: <Clock size={32} />, tone: 'alert' },
  canceled: { icon: <CircleX size={32} />, tone: 'alert' },
  unknown: { icon: <CircleAlert size={32} />, tone: 'alert' },
};

interface ClosedProps {
  state: InvoiceState;
  invoice: InvoiceAnswer | null;
  heading: Ref<HTMLHeadingElement>;
  /** Whether there is more than one method. */
  hasChoice: boolean;
  /** The buyer abandons the payment that is in progress. */
  onPayAnew: () => void;
}

/** Says why the invoice cannot be paid, and offers one link. */
function Closed({ state, invoice, heading, hasChoice, onPayAnew }: ClosedProps) {
  const { product, links, search } = useCheckout();
  const t = useCopy('payment-invoice');
  const money = useMoney();
  const shown: ClosedState = state === 'payable' ? 'processing' : state;
  return (
    <>
      <OutcomeHead mark={marks[shown]} title={t(`${shown}Title`)} headingRef={heading}>
        <p>{t(`${shown}Text`)}</p>
      </OutcomeHead>
      {invoice && (
        <dl className={facts} data-invoice>
          <NumberAndDay invoice={invoice} isLate={false} />
          {/* If it can still be paid, the order summary shows the rest. */}
          {shown !== 'processing' && (
            <>
              <dt>{t('subject')}</dt>
              <dd translate="no">{`${product.name} · ${invoice.plan.planName}`}</dd>
              <dt>{t('amount')}</dt>
              <dd translate="no">{money(invoice.amount, invoice.currency)}</dd>
            </>
          )}
        </dl>
      )}
      {shown === 'processing' ? (
        <>
          <a className={mainButton} href={`?${search}`}>
            {t('refresh')}
          </a>
          <TextButton onClick={onPayAnew}>{t(hasChoice ? 'otherMethod' : 'payHere')}</TextButton>
        </>
      ) : (
        <OutsideLink className={mainButton} href={shown === 'paid' ? links.firstAccess : links.faq}>
          {t(shown === 'paid' ? 'access' : 'help')}
        </OutsideLink>
      )}
    </>
  );
}
