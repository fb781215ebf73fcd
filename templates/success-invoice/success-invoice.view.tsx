import { CircleCheck, CircleX, Clock, NotebookPen, Printer } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../model/money/format-day';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { Elsewhere, ElsewhereNote } from '../../renderer/pieces/elsewhere';
import { UnknownHelp } from '../../renderer/pieces/unknown-help';
import { useMoney } from '../../renderer/pieces/use-money';
import { BankslipCharge } from '../../renderer/receipt/bankslip-charge';
import { OpenPayments } from '../../renderer/receipt/open-payments';
import { PaidBy } from '../../renderer/receipt/paid-by';
import { type SuccessVariant, selectSuccessVariant } from '../../renderer/receipt/select-success-variant';
import { purchaseOf } from '../../renderer/session/purchase-owner';
import { SubmitButton } from '../../renderer/ui/button';
import { outlineButton } from '../../renderer/ui/button.styles';
import { facts } from '../../renderer/ui/facts.styles';
import { OutcomeHead, type OutcomeMark } from '../../renderer/ui/outcome-head';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import { selectPaymentState } from '../../renderer/wait/payment-state';
import { localDay } from '../../schemas/api/local-day';
import { orderCodeOf } from '../../schemas/api/order-code';
import type { PurchasedPlan, BankslipCharge as Slip, SuccessInvoiceStepProps } from '../../schemas/generated/types';
import * as styles from './success-invoice.styles';

/** Receipt of an invoice, or the state of its payment. */
export function SuccessInvoiceView({ session, phase, wait }: StepViewProps<SuccessInvoiceStepProps>) {
  const t = useCopy('success-invoice');
  const { elsewhere } = session;
  const checkout = useCheckout();
  const purchase = purchaseOf(session, checkout);
  if (!purchase) return <Elsewhere wait={wait} isBusy={phase !== 'ready'} />;
  const isElsewhere = elsewhere === purchase.token;
  const variant = selectSuccessVariant(purchase, selectPaymentState(session, wait, checkout));
  const isPaid = purchase.status === 'paid';
  const isOver = variant === 'refused' || variant === 'expired';
  const slip = wait.status?.bankslip ?? purchase.bankslip;
  const isUnknown = variant === 'pending' || (variant === 'slip' && !slip);
  return (
    <>
      {isElsewhere && !isPaid && !isOver && <ElsewhereNote />}
      <Head variant={variant} slip={slip} isSupported={wait.isSupported} />
      {variant === 'slip' && <BankslipCharge charge={slip} />}
      <UnknownHelp state={isUnknown ? variant : null} reference={purchase.token} />
      {(isOver || variant === 'code') && (
        <SubmitButton isBusy={phase !== 'ready'} busyText={t('backToPayment')}>
          {t('backToPayment')}
        </SubmitButton>
      )}
      {isPaid && <OpenPayments kinds={purchase.besides} t={t} />}
      {!isOver && <Receipt purchase={purchase} isPaid={isPaid} isElsewhere={isElsewhere} />}
      {isPaid && (
        <button className={outlineButton} type="button" onClick={() => window.print()}>
          <Printer size={20} />
          <span>{t('print')}</span>
        </button>
      )}
    </>
  );
}

const done: OutcomeMark = { icon: <CircleCheck size={32} />, tone: 'success' };
const noted: OutcomeMark = { icon: <NotebookPen size={32} />, tone: 'success' };
const waiting: OutcomeMark = { icon: <Clock size={32} />, tone: 'alert' };
const failed: OutcomeMark = { icon: <CircleX size={32} />, tone: 'error' };

const paid = { mark: done, title: 'title', intro: 'intro' } as const;

/** An invoice has no trial. The slip decides its own intro. */
const heads = {
  default: paid,
  trial: paid,
  paid,
  message: { mark: noted, title: 'messageTitle', intro: 'messageIntro' },
  code: { mark: waiting, title: 'codeTitle', intro: 'codeIntro' },
  pending: { mark: waiting, title: 'pendingTitle', intro: 'pendingIntro' },
  slip: { mark: waiting, title: 'bankslipTitle' },
  refused: { mark: failed, title: 'refusedTitle', intro: 'refusedIntro' },
  expired: { mark: waiting, title: 'expiredTitle', intro: 'expiredIntro' },
} as const satisfies Record<SuccessVariant, object>;

interface HeadProps {
  variant: SuccessVariant;
  /** Undefined until the slip is known. */
  slip: Slip | undefined;
  /** Whether the payment's status can be queried. */
  isSupported: boolean;
}

function Head({ variant, slip, isSupported }: HeadProps) {
  const t = useCopy('success-invoice');
  const m = useCopy('methods');
  const heading = useLostFocus<HTMLHeadingElement>(variant);
  const { mark, title } = heads[variant];
  return (
    <OutcomeHead mark={mark} title={t(title)} headingRef={heading}>
      <p>{introOf()}</p>
    </OutcomeHead>
  );

  function introOf(): string {
    if (variant === 'pending' && !isSupported) return t('pendingIntroManual');
    if (variant !== 'slip') return t(heads[variant].intro);
    if (!slip) return t(isSupported ? 'loading' : 'pendingIntroManual');
    const confirms = m('bankslipConfirms');
    return slip.dueDate === undefined
      ? t('bankslipIntroUndated', { confirms })
      : t('bankslipIntro', { date: formatDay(slip.dueDate), confirms });
  }
}

interface ReceiptProps {
  purchase: PurchasedPlan;
  isPaid: boolean;
  /** Whether another browser made the payment: method and date are unknown. */
  isElsewhere: boolean;
}

function Receipt({ purchase, isPaid, isElsewhere }: ReceiptProps) {
  const { product, entry, area } = useCheckout();
  const t = useCopy('success-invoice');
  const money = useMoney();
  const [shownAt] = useState(() => Date.now());
  const { token, planName, currency, amount, total = amount, savedAt = shownAt } = purchase;
  return (
    <section className={styles.receipt} aria-label={t('summary')} data-receipt>
      {isPaid && <h2>{t('receipt')}</h2>}
      <dl className={facts}>
        <dt>{t(isPaid ? 'paid' : 'payable')}</dt>
        <dd>
          <strong translate="no">{money(total, currency)}</strong>
        </dd>
        {entry.kind === 'invoice' && (
          <>
            <dt>{t('number')}</dt>
            <dd translate="no">
              <code>{entry.id}</code>
            </dd>
          </>
        )}
        <dt>{t('subject')}</dt>
        <dd translate="no">{isElsewhere ? product.name : `${product.name} · ${planName}`}</dd>
        {!isElsewhere && (
          <>
            <dt>{t('method')}</dt>
            <dd>
              <PaidBy purchase={purchase} />
            </dd>
          </>
        )}
        {isPaid && !isElsewhere && (
          <>
            <dt>{t('date')}</dt>
            <dd>{formatDay(localDay(area, new Date(savedAt)))}</dd>
          </>
        )}
        {isPaid && (
          <>
            <dt>{t('receiver')}</dt>
            <dd translate="no">{product.businessName}</dd>
          </>
        )}
        <dt>{t('code')}</dt>
        <dd translate="no">
          <code>{orderCodeOf(token)}</code>
        </dd>
      </dl>
    </section>
  );
}
