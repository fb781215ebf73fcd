import { CircleCheck, CircleX, Clock, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../model/money/format-day';
import type { PurchasedPlan, BankslipCharge as Slip } from '../../schemas/generated/types';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { usePayment } from '../contract/payment-context';
import type { StepViewProps } from '../contract/step-contract';
import { Elsewhere, ElsewhereNote } from '../pieces/elsewhere';
import { UnknownHelp } from '../pieces/unknown-help';
import { useMoney } from '../pieces/use-money';
import { purchaseOf } from '../session/purchase-owner';
import { SubmitButton } from '../ui/button';
import { OutcomeHead, type OutcomeMark } from '../ui/outcome-head';
import { useLostFocus } from '../ui/use-lost-focus';
import { selectPaymentState } from '../wait/payment-state';
import { BankslipCharge } from './bankslip-charge';
import { type SuccessVariant, selectSuccessVariant } from './select-success-variant';

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
