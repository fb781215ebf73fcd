import { CircleCheck, CircleX, Clock, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../model/money/format-day';
import type { BankslipCharge as Charge, PurchasedPlan } from '../../schemas/generated/types';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import type { StepViewProps } from '../contract/step-contract';
import { isInPerson } from '../payment/in-person';
import { Elsewhere, ElsewhereNote } from '../pieces/elsewhere';
import { WidePicture } from '../pieces/step-picture';
import { UnknownHelp } from '../pieces/unknown-help';
import { useMoney } from '../pieces/use-money';
import { purchaseOf } from '../session/purchase-owner';
import { SubmitButton } from '../ui/button';
import { mainButton } from '../ui/button.styles';
import { OutcomeHead, type OutcomeMark } from '../ui/outcome-head';
import { notice, stepHead } from '../ui/step.styles';
import { useLostFocus } from '../ui/use-lost-focus';
import { selectPaymentState } from '../wait/payment-state';
import { accessLink } from './access-link';
import { BankslipCharge } from './bankslip-charge';
import { Celebration } from './celebration';
import { OpenPayments } from './open-payments';
import { Receipt } from './receipt';
import * as styles from './receipt.styles';
import { type SuccessVariant, selectSuccessVariant } from './select-success-variant';

interface PurchaseOutcomeProps extends Pick<StepViewProps<unknown>, 'session' | 'phase' | 'wait'> {
  /** Target of the access button. Default: the brand's own. */
  redirect: string | undefined;
  /** Replaces the heading of a paid purchase, to mention the upsell too. */
  paidHead?: ReactNode;
  /** Content after the receipt: other purchases. */
  also?: ReactNode;
}

/** Receipt page: product, price, delivery and one next action. The variant depends on the payment method. */
export function PurchaseOutcome({ session, phase, wait, redirect, paidHead, also }: PurchaseOutcomeProps) {
  const checkout = useCheckout();
  const { images, settings } = checkout;
  const t = useCopy('success');
  const { elsewhere } = session;
  const purchase = purchaseOf(session, checkout);
  if (!purchase) return <Elsewhere wait={wait} isBusy={phase !== 'ready'} />;
  const isElsewhere = elsewhere === purchase.token;
  const variant = selectSuccessVariant(purchase, selectPaymentState(session, wait, checkout));
  const isOver = variant === 'refused' || variant === 'expired';
  const isOpen = variant === 'pending' || variant === 'code';
  const showsPicture = !isOver && !isOpen && (settings.successHeader === 'default') !== (variant === 'slip');
  const bankslip = wait.status?.bankslip ?? purchase.bankslip;
  return (
    <>
      {showsPicture && images.product !== null && <WidePicture src={images.product} />}
      {isElsewhere && (isOpen || variant === 'slip') && <ElsewhereNote />}
      {(purchase.status === 'paid' && paidHead) || (
        <Head variant={variant} purchase={purchase} bankslip={bankslip} isSupported={wait.isSupported} />
      )}
      {variant === 'slip' && <BankslipCharge charge={bankslip} />}
      {variant === 'message' && <Handover method={purchase.method} />}
      <UnknownHelp
        state={variant === 'pending' || (variant === 'slip' && !bankslip) ? variant : null}
        reference={purchase.token}
      />
      {(isOver || variant === 'code') && (
        <SubmitButton isBusy={phase !== 'ready'} busyText={t('backToPayment')}>
          {t('backToPayment')}
        </SubmitButton>
      )}
      {!isOver && (
        <Bought
          purchase={purchase}
          isPaid={!isOpen && variant !== 'slip' && variant !== 'message'}
          isElsewhere={isElsewhere}
          also={also}
          accessHref={settings.showsAccessButton && !isElsewhere ? accessLink(checkout, redirect, purchase) : undefined}
        />
      )}
    </>
  );
}

interface BoughtProps {
  purchase: PurchasedPlan;
  isPaid: boolean;
  /** Whether another browser made the payment: plan and method are unknown. */
  isElsewhere: boolean;
  /** URL where the product is used; undefined when no button leads there. */
  accessHref: string | undefined;
  also: ReactNode;
}

function Bought({ purchase, isPaid, isElsewhere, accessHref, also }: BoughtProps) {
  const { product } = useCheckout();
  const t = useCopy('success');
  const email = purchase.email ?? t('yourEmail');
  const hasButton = isPaid && accessHref !== undefined;
  const unpaid = purchase.status === 'noted' ? 'accessInPerson' : 'accessLater';
  const accessText = hasButton ? 'accessNow' : isPaid ? 'access' : unpaid;
  return (
    <>
      {isPaid && <OpenPayments kinds={purchase.besides} t={t} />}
      <Receipt purchase={purchase} product={product.name} isPaid={isPaid} isElsewhere={isElsewhere} />
      {also}
      <div className={stepHead}>
        <h2 className={styles.next}>{t('next')}</h2>
        <p>
          {isOfOrder(purchase, 'renewal') || isOfOrder(purchase, 'upgrade')
            ? t(isPaid ? (isOfOrder(purchase, 'upgrade') ? 'accessUpgraded' : 'accessRenewed') : 'accessRenewedLater')
            : t(accessText, { email, access: t('access', { email }) })}
        </p>
      </div>
      {hasButton && (
        <a className={mainButton} href={accessHref} rel="noopener noreferrer">
          {t('accessButton')}
        </a>
      )}
      {isPaid && <Celebration />}
    </>
  );
}

/** Instructions for a payment in person. The receipt below has the code to write down. */
function Handover({ method }: Pick<PurchasedPlan, 'method'>) {
  const m = useCopy('methods');
  return isInPerson(method) ? <p className={notice}>{m(`${method}-handover`)}</p> : null;
}

function isOfOrder({ order }: PurchasedPlan, kind: 'renewal' | 'upgrade'): boolean {
  return order?.startsWith(`${kind}:`) ?? false;
}

const done: OutcomeMark = { icon: <CircleCheck size={32} />, tone: 'success' };
const noted: OutcomeMark = { icon: <NotebookPen size={32} />, tone: 'success' };
const waiting: OutcomeMark = { icon: <Clock size={32} />, tone: 'alert' };
const failed: OutcomeMark = { icon: <CircleX size={32} />, tone: 'error' };

const heads = {
  default: { mark: done, title: 'title', intro: 'intro' },
  renewed: { mark: done, title: 'renewedTitle', intro: 'renewedIntro' },
  upgraded: { mark: done, title: 'upgradedTitle', intro: 'intro' },
  trial: { mark: done, title: 'trialTitle', intro: 'trialIntro' },
  message: { mark: noted, title: 'messageTitle', intro: 'messageIntro' },
  paid: { mark: done, title: 'paidTitle', intro: 'paidIntro' },
  code: { mark: waiting, title: 'codeTitle', intro: 'codeIntro' },
  pending: { mark: waiting, title: 'pendingTitle', intro: 'pendingIntro' },
  slip: { mark: waiting, title: 'bankslipTitle', intro: 'bankslipIntro' },
  refused: { mark: failed, title: 'refusedTitle', intro: 'refusedIntro' },
  expired: { mark: waiting, title: 'expiredTitle', intro: 'expiredIntro' },
} as const;

/** Head of a paid purchase. */
function headOf(purchase: PurchasedPlan): keyof typeof heads {
  if (isOfOrder(purchase, 'upgrade')) return 'upgraded';
  return isOfOrder(purchase, 'renewal') ? 'renewed' : 'default';
}

interface HeadProps {
  variant: SuccessVariant;
  purchase: PurchasedPlan;
  /** Undefined until the slip is known. */
  bankslip: Charge | undefined;
  /** Whether the payment's status can be queried. If so, a new code appears here. */
  isSupported: boolean;
}

function Head({ variant, purchase, bankslip, isSupported }: HeadProps) {
  const t = useCopy('success');
  const m = useCopy('methods');
  const money = useMoney();
  const heading = useLostFocus<HTMLHeadingElement>(variant);
  const { mark, title, intro } = heads[variant === 'default' ? headOf(purchase) : variant];
  const { scheduled, total = scheduled?.amount } = purchase;
  const isSlipMissing = variant === 'slip' && bankslip === undefined;
  const isPromised = isSupported || !(variant === 'pending' || isSlipMissing);
  const date = variant === 'trial' ? scheduled?.date : bankslip?.dueDate;
  const isUndated = variant === 'slip' && date === undefined;
  const values = {
    date: date === undefined ? '' : formatDay(date),
    value: total === undefined ? '' : money(total, purchase.currency),
    plan: purchase.planName,
    confirms: m('bankslipConfirms'),
  };
  return (
    <OutcomeHead mark={mark} title={t(title, values)} headingRef={heading}>
      <p>
        {isSlipMissing && isSupported
          ? t('loading')
          : t(isPromised ? (isUndated ? 'bankslipIntroUndated' : intro) : 'pendingIntroManual', values)}
      </p>
    </OutcomeHead>
  );
}
