import { type ReactNode, type Ref, useState } from 'react';
import { formatDay } from '../../model/money/format-day';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { ClosedCharge } from '../../renderer/payment-form/closed-charge';
import { PaymentScreen, selectPaying } from '../../renderer/payment-form/payment-screen';
import { useMoney } from '../../renderer/pieces/use-words';
import { TextButton } from '../../renderer/ui/button';
import { mainButton } from '../../renderer/ui/button.styles';
import { FactRow } from '../../renderer/ui/fact-row';
import { facts } from '../../renderer/ui/facts.styles';
import { notice } from '../../renderer/ui/step.styles';
import type { InvoiceAnswer, PaymentInvoiceStepProps } from '../../schemas/generated/types';
import { type InvoiceState, selectInvoiceState } from './select-invoice-state';

/** Shows an invoice with its payment form, or the reason why it cannot be paid. */
export function PaymentInvoiceView(props: StepViewProps<PaymentInvoiceStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('payment-invoice');
  const [paysAnew, setPaysAnew] = useState(false);
  const paying = selectPaying(checkout, props);
  const ways = paying.offered.length;
  const state = selectInvoiceState(checkout, props.session);
  const invoice = checkout.entry.kind === 'invoice' ? checkout.entry.found : null;
  const isLate = invoice !== null && isOver(invoice, checkout.oldestDay);
  return (
    <PaymentScreen
      paying={paying}
      title={t('title')}
      intro={ways > 0 && t(ways > 1 ? 'intro' : 'introOneMethod')}
      words={{ title: t('paidTitle'), text: t('paidHereText') }}
      closed={
        state !== 'payable' &&
        !(state === 'processing' && paysAnew) &&
        ((heading) => (
          <Closed
            state={state}
            invoice={invoice}
            heading={heading}
            hasChoice={ways > 1}
            onPayAnew={() => setPaysAnew(true)}
          />
        ))
      }
      facts={
        <>
          {invoice && <Facts invoice={invoice} isLate={isLate} />}
          {isLate && <p className={notice}>{t('lateNote')}</p>}
        </>
      }
    />
  );
}

/** @param oldestDay the oldest date still current in some time zone */
function isOver({ dueDate }: InvoiceAnswer, oldestDay: string): boolean {
  return dueDate < oldestDay;
}

interface FactsProps {
  invoice: InvoiceAnswer;
  isLate?: boolean;
  children?: ReactNode;
}

/** Number and due date. */
function Facts({ invoice, isLate = false, children }: FactsProps) {
  const t = useCopy('payment-invoice');
  const date = formatDay(invoice.dueDate);
  return (
    <dl className={facts} data-invoice>
      <FactRow label={t('number')} value={<code>{invoice.id}</code>} isVerbatim />
      <FactRow label={t('dueDate')} value={isLate ? t('late', { date }) : date} isLate={isLate} />
      {children}
    </dl>
  );
}

interface ClosedProps {
  state: Exclude<InvoiceState, 'payable'>;
  invoice: InvoiceAnswer | null;
  heading: Ref<HTMLHeadingElement>;
  /** Whether there is more than one method. */
  hasChoice: boolean;
  /** The buyer abandons the payment that is in progress. */
  onPayAnew: () => void;
}

/** Says why the invoice cannot be paid. One whose payment is in progress can be looked up again, or paid anew. */
function Closed({ state, invoice, heading, hasChoice, onPayAnew }: ClosedProps) {
  const { product, search } = useCheckout();
  const t = useCopy('payment-invoice');
  const money = useMoney();
  const isOpen = state === 'processing';
  const action = isOpen && (
    <>
      <a className={mainButton} href={`?${search}`}>
        {t('refresh')}
      </a>
      <TextButton onClick={onPayAnew}>{t(hasChoice ? 'otherMethod' : 'payHere')}</TextButton>
    </>
  );
  return (
    <ClosedCharge state={state} t={t} heading={heading} action={action || undefined}>
      {invoice && (
        <Facts invoice={invoice}>
          {/* If it can still be paid, the order summary shows the rest. */}
          {!isOpen && (
            <>
              <FactRow label={t('subject')} value={`${product.name} · ${invoice.plan.planName}`} isVerbatim />
              <FactRow label={t('amount')} value={money(invoice.amount, invoice.currency)} isVerbatim />
            </>
          )}
        </Facts>
      )}
    </ClosedCharge>
  );
}
