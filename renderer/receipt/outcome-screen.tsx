import { CircleCheck, CircleX, Clock, ExternalLink, NotebookPen, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import { formatDay } from '../../model/money/format-day';
import { unifyMethod } from '../../schemas/api/unify-method';
import { slipMethods } from '../../schemas/generated/methods-by-trait';
import type { BankslipCharge as Charge, PurchasedPlan, BankslipCharge as Slip } from '../../schemas/generated/types';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import type { StepViewProps } from '../contract/step-contract';
import { usePayment } from '../contract/step-contract';
import { Elsewhere, ElsewhereNote } from '../pieces/elsewhere';
import { UnknownHelp } from '../pieces/unknown-help';
import { useMoney } from '../pieces/use-words';
import { purchaseOf } from '../session/purchase-owner';
import { Barcode } from '../ui/barcode';
import { SubmitButton } from '../ui/button';
import { outlineButton } from '../ui/button.styles';
import { CopyField } from '../ui/copy-field';
import { OutcomeHead, type OutcomeMark } from '../ui/outcome-head';
import { OutsideLink } from '../ui/outside-link';
import { Skeleton } from '../ui/skeleton';
import { useLostFocus } from '../ui/use-lost-focus';
import { type PaymentState, selectPaymentState } from '../wait/payment-state';
import * as styles from './bankslip-charge.styles';

const done: OutcomeMark = { icon: <CircleCheck size={32} />, tone: 'success' };
const noted: OutcomeMark = { icon: <NotebookPen size={32} />, tone: 'success' };
const waiting: OutcomeMark = { icon: <Clock size={32} />, tone: 'alert' };
const failed: OutcomeMark = { icon: <CircleX size={32} />, tone: 'error' };

/** Heads of what is not paid. */
const openHeads = {
  message: { mark: noted, title: 'messageTitle', intro: 'messageIntro' },
  code: { mark: waiting, title: 'codeTitle', intro: 'codeIntro' },
  pending: { mark: waiting, title: 'pendingTitle', intro: 'pendingIntro' },
  slip: { mark: waiting, title: 'bankslipTitle', intro: 'bankslipIntro' },
  refused: { mark: failed, title: 'refusedTitle', intro: 'refusedIntro' },
  expired: { mark: waiting, title: 'expiredTitle', intro: 'expiredIntro' },
} as const;

type OpenVariant = keyof typeof openHeads;
type PaidVariant = Exclude<SuccessVariant, OpenVariant>;
type OpenKey = (typeof openHeads)[OpenVariant]['title' | 'intro'];

/** Texts of a template: of what is open, and of what is paid. */
type OutcomeTexts<PaidKey extends string> = (
  key: PaidKey | OpenKey | 'bankslipIntroUndated' | 'pendingIntroManual' | 'loading' | 'backToPayment',
  values: { date: string; value: string; plan: string; confirms: string },
) => string;

/** A purchase as its receipt shows it. */
export interface ShownPurchase {
  purchase: PurchasedPlan;
  variant: SuccessVariant;
  /** Whether another browser made the payment: plan, method and date are unknown. */
  isElsewhere: boolean;
}

interface OutcomeScreenProps<PaidKey extends string> extends Pick<StepViewProps<unknown>, 'session' | 'phase'> {
  t: OutcomeTexts<PaidKey>;
  /** Keys of the head of what is paid. */
  paidHead: (variant: PaidVariant, purchase: PurchasedPlan) => { title: PaidKey; intro: PaidKey };
  /** Replaces the head of what is paid. */
  head?: ReactNode;
  above?: (shown: ShownPurchase) => ReactNode;
  /** Receipt of a payment that has not failed. */
  children: (shown: ShownPurchase) => ReactNode;
}

/** State of a purchase: its head, the slip to pay, help, the way back to payment, and the receipt. */
export function OutcomeScreen<PaidKey extends string>(props: OutcomeScreenProps<PaidKey>) {
  const { session, phase, t, paidHead, head, above, children } = props;
  const checkout = useCheckout();
  const { wait } = usePayment();
  const m = useCopy('methods');
  const money = useMoney();
  const purchase = purchaseOf(session, checkout);
  if (!purchase) return <Elsewhere isBusy={phase !== 'ready'} />;
  const variant = selectSuccessVariant(purchase, selectPaymentState(session, wait, checkout));
  const shown = { purchase, variant, isElsewhere: session.elsewhere === purchase.token };
  const isOver = variant === 'refused' || variant === 'expired';
  const isOpen = variant === 'pending' || variant === 'code' || variant === 'slip';
  const slip = wait.status?.bankslip ?? purchase.bankslip;
  const isUnknown = variant === 'pending' || (variant === 'slip' && !slip);
  const { scheduled, total = scheduled?.amount } = purchase;
  const date = variant === 'trial' ? scheduled?.date : slip?.dueDate;
  const values = {
    date: date === undefined ? '' : formatDay(date),
    value: total === undefined ? '' : money(total, purchase.currency),
    plan: purchase.planName,
    confirms: m('bankslipConfirms'),
  };
  const { mark, title, intro } = isOpenVariant(variant)
    ? openHeads[variant]
    : { mark: done, ...paidHead(variant, purchase) };
  return (
    <>
      {above?.(shown)}
      {shown.isElsewhere && isOpen && <ElsewhereNote />}
      {(purchase.status === 'paid' && head) || (
        <Head
          variant={variant}
          mark={mark}
          title={t(title, values)}
          intro={t(introKey(intro, variant, slip, wait.isSupported), values)}
        />
      )}
      {variant === 'slip' && <BankslipCharge charge={slip} />}
      <UnknownHelp state={isUnknown ? variant : null} reference={purchase.token} />
      {(isOver || variant === 'code') && (
        <SubmitButton
          text={t('backToPayment', values)}
          isBusy={phase !== 'ready'}
          busyText={t('backToPayment', values)}
        />
      )}
      {!isOver && children(shown)}
    </>
  );
}

function isOpenVariant(variant: SuccessVariant): variant is OpenVariant {
  return variant in openHeads;
}

/** Without an answer of the backend, an unknown state promises nothing on this page. */
function introKey<Key>(intro: Key, variant: SuccessVariant, slip: Slip | undefined, isSupported: boolean) {
  const isSlipMissing = variant === 'slip' && !slip;
  if (isSlipMissing && isSupported) return 'loading';
  if (!isSupported && (isSlipMissing || variant === 'pending')) return 'pendingIntroManual';
  return variant === 'slip' && slip?.dueDate === undefined ? 'bankslipIntroUndated' : intro;
}

interface HeadProps {
  variant: SuccessVariant;
  mark: OutcomeMark;
  title: string;
  intro: string;
}

function Head({ variant, mark, title, intro }: HeadProps) {
  const heading = useLostFocus<HTMLHeadingElement>(variant);
  return <OutcomeHead mark={mark} title={title} headingRef={heading} text={intro} />;
}

export type SuccessVariant =
  | 'default'
  | 'message'
  | 'trial'
  | 'slip'
  | 'code'
  | 'paid'
  | 'pending'
  | 'refused'
  | 'expired';

/**
 * Spec 2: the variant depends on the payment method. A paid bankslip and an ended one have their own variants. Any
 * other ended payment counts as refused. A started trial is confirmed without a payment. One in person ends in a
 * message. An open pix has its own step; one without a code from the backend is shown here.
 */
export function selectSuccessVariant(purchase: PurchasedPlan, state: PaymentState): SuccessVariant {
  const isSlip = slipMethods.includes(unifyMethod(purchase.method));
  switch (state) {
    case 'paid':
      if (purchase.scheduled && purchase.amount === 0) return 'trial';
      return isSlip ? 'paid' : 'default';
    case 'noted':
      return 'message';
    case 'expired':
      return isSlip ? 'expired' : 'refused';
    case 'refused':
    case 'canceled':
      return 'refused';
    case 'codeless':
      return 'code';
    default:
      return isSlip ? 'slip' : 'pending';
  }
}

/** Bank slip: line as text, barcode, copy, due date and print. Links its page if the brand lists the host (SEC-4). */
function BankslipCharge({ charge }: { charge: Charge | undefined }) {
  const checkout = useCheckout();
  const m = useCopy('methods');
  if (!charge) return <Skeleton height={344} />;
  const { url, barcode } = charge;
  const href = url === undefined ? undefined : checkRedirect(url, redirectHosts(checkout));
  return (
    <div className={styles.slip} data-bankslip>
      <CopyField
        label={m('bankslipLine')}
        text={formatLine(charge.line)}
        copy={m('bankslipCopy')}
        copied={m('bankslipCopied')}
        failed={m('bankslipCopyFailed')}
      />
      {barcode !== undefined && <Barcode digits={barcode} label={m('bankslipBarcode')} />}
      <p className={styles.help}>{m('bankslipHelp')}</p>
      <div className={styles.actions}>
        {href !== undefined && (
          <OutsideLink className={outlineButton} href={href}>
            <ExternalLink size={20} />
            <span>{m('bankslipOpen')}</span>
          </OutsideLink>
        )}
        <button className={outlineButton} type="button" onClick={() => window.print()}>
          <Printer size={20} />
          <span>{m('bankslipPrint')}</span>
        </button>
      </div>
    </div>
  );
}

/** Splits 47 digits into the groups that banks print. */
function formatLine(line: string): string {
  return line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}
