import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { formatDay } from '../../model/money/format-day';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { purchaseOf } from '../../renderer/session/purchase-owner';
import { Elsewhere, ElsewhereNote } from '../../renderer/step/elsewhere';
import { StepPicture } from '../../renderer/step/step-picture';
import { UnknownHelp } from '../../renderer/step/unknown-help';
import { useMoney } from '../../renderer/step/use-money';
import { usePlanWords } from '../../renderer/step/use-plan-words';
import { SubmitButton } from '../../renderer/ui/button';
import { mainButton } from '../../renderer/ui/button.styles';
import { OutcomeHead, type OutcomeMark } from '../../renderer/ui/outcome-head';
import { notice, stepHead } from '../../renderer/ui/step.styles';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import { orderCodeOf } from '../../schemas/api/order-code';
import { isChargedMonthly } from '../../schemas/api/plan-months';
import type { PurchasedPlan, SuccessStepProps } from '../../schemas/generated/types';
import { accessLink } from './access-link';
import { BankslipCharge } from './bankslip-charge';
import { Celebration } from './celebration';
import { selectSuccessVariant } from './select-success-variant';
import * as styles from './success.styles';

/** What was bought, for how much, what arrives when and where, one next action. Variants by how it was paid. */
export function SuccessView({ step, session, phase, wait }: StepViewProps<SuccessStepProps>) {
  const checkout = useCheckout();
  const { images, settings } = checkout;
  const t = useCopy('success');
  const { elsewhere } = session;
  const purchase = purchaseOf(session, checkout);
  if (!purchase) return <Elsewhere wait={wait} isBusy={phase !== 'ready'} />;
  const isElsewhere = elsewhere === purchase.token;
  const variant = selectSuccessVariant(purchase, wait.status);
  const isOver = variant === 'refused' || variant === 'expired';
  const isOpen = variant === 'pending' || variant === 'code';
  const showsPicture =
    !isOver && !isOpen && settings.successHeader === (variant === 'bankslip' ? 'bankslip' : 'default');
  const bankslip = wait.status?.bankslip ?? purchase.bankslip;
  return (
    <>
      {showsPicture && images.product !== null && <StepPicture src={images.product} />}
      {isElsewhere && (isOpen || variant === 'bankslip') && <ElsewhereNote />}
      <Head variant={variant} purchase={purchase} bankslip={bankslip} isSupported={wait.isSupported} />
      {variant === 'bankslip' && <BankslipCharge charge={bankslip} />}
      <UnknownHelp
        state={variant === 'pending' || (variant === 'bankslip' && !bankslip) ? variant : null}
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
          isPaid={!isOpen && variant !== 'bankslip'}
          isElsewhere={isElsewhere}
          accessHref={
            settings.showsAccessButton && !isElsewhere ? accessLink(checkout, step.props.redirect, purchase) : undefined
          }
        />
      )}
    </>
  );
}

interface BoughtProps {
  purchase: PurchasedPlan;
  isPaid: boolean;
  /** Whether another browser has made it: neither its plan nor its method is known. */
  isElsewhere: boolean;
  /** Where the product is used; undefined where no button leads there. */
  accessHref: string | undefined;
}

function Bought({ purchase, isPaid, isElsewhere, accessHref }: BoughtProps) {
  const t = useCopy('success');
  const { email } = purchase;
  const hasButton = isPaid && accessHref !== undefined;
  const accessText = hasButton ? 'accessNow' : isPaid ? 'access' : 'accessLater';
  return (
    <>
      {isPaid && <OpenCodes besides={purchase.besides ?? []} />}
      <Receipt purchase={purchase} isPaid={isPaid} isElsewhere={isElsewhere} />
      <div className={stepHead}>
        <h2 className={styles.next}>{t('next')}</h2>
        <p>{email ? t(accessText, { email }) : t('accessPlain')}</p>
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

/** Codes of the same purchase that the bank would still take money for. */
function OpenCodes({ besides }: Required<Pick<PurchasedPlan, 'besides'>>) {
  const t = useCopy('success');
  const words = { pix: t('besidesPix'), bankslip: t('besidesBankslip') };
  return besides.map((method) => (
    <p key={method} className={notice}>
      {words[method]}
    </p>
  ));
}

const done: OutcomeMark = { icon: <CircleCheck size={32} />, tone: 'success' };
const waiting: OutcomeMark = { icon: <Clock size={32} />, tone: 'alert' };
const failed: OutcomeMark = { icon: <CircleX size={32} />, tone: 'error' };

const heads = {
  default: { mark: done, title: 'title', intro: 'intro' },
  trial: { mark: done, title: 'trialTitle', intro: 'trialIntro' },
  paid: { mark: done, title: 'paidTitle', intro: 'paidIntro' },
  code: { mark: waiting, title: 'codeTitle', intro: 'codeIntro' },
  pending: { mark: waiting, title: 'pendingTitle', intro: 'pendingIntro' },
  bankslip: { mark: waiting, title: 'bankslipTitle', intro: 'bankslipIntro' },
  refused: { mark: failed, title: 'refusedTitle', intro: 'refusedIntro' },
  expired: { mark: waiting, title: 'expiredTitle', intro: 'expiredIntro' },
} as const;

interface HeadProps {
  variant: keyof typeof heads;
  purchase: PurchasedPlan;
  /** Once it is known. */
  bankslip: PurchasedPlan['bankslip'];
  /** Whether the state of the payment can be asked for: what arrives is shown here then. */
  isSupported: boolean;
}

function Head({ variant, purchase, bankslip, isSupported }: HeadProps) {
  const t = useCopy('success');
  const money = useMoney();
  const heading = useLostFocus<HTMLHeadingElement>(variant);
  const { mark, title, intro } = heads[variant];
  const { scheduled, total = scheduled?.amount } = purchase;
  const isSlipMissing = variant === 'bankslip' && bankslip === undefined;
  const isPromised = isSupported || !(variant === 'pending' || isSlipMissing);
  const date = variant === 'trial' ? scheduled?.date : bankslip?.dueDate;
  const isUndated = variant === 'bankslip' && date === undefined;
  const values = {
    date: date === undefined ? '' : formatDay(date),
    value: total === undefined ? '' : money(total, purchase.currency),
  };
  return (
    <OutcomeHead mark={mark} title={t(title)} headingRef={heading}>
      <p>
        {isSlipMissing && isSupported
          ? t('loading')
          : t(isPromised ? (isUndated ? 'bankslipIntroUndated' : intro) : 'pendingIntroManual', values)}
      </p>
    </OutcomeHead>
  );
}

function Receipt({ purchase, isPaid, isElsewhere }: Omit<BoughtProps, 'accessHref'>) {
  const { product } = useCheckout();
  const t = useCopy('success');
  const m = useCopy('methods');
  const order = useCopy('order');
  const words = usePlanWords();
  const money = useMoney();
  const {
    installments = 1,
    installmentAmount,
    method,
    amount,
    scheduled,
    total = scheduled?.amount ?? amount,
  } = purchase;
  const payments =
    installmentAmount === undefined
      ? t('installments', { count: installments })
      : words.payments(
          { id: installments, value: installmentAmount, totalValue: total },
          purchase.currency,
          (count, value) => t('installmentsOf', { count, value }),
        );
  return (
    <section className={styles.receipt} aria-label={t('summary')} data-receipt>
      <p>
        <strong translate="no">{product.name}</strong>
        {!isElsewhere && <span translate="no">{purchase.planName}</span>}
        {isChargedMonthly(purchase.planType) && installments <= 1 && <small>{order('everyMonth')}</small>}
      </p>
      <dl>
        <dt>{t(scheduled ? 'chargedToday' : isPaid ? 'paid' : 'payable')}</dt>
        <dd>
          <strong translate="no">{money(scheduled ? amount : total, purchase.currency)}</strong>
        </dd>
        {scheduled && (
          <>
            <dt>{order('firstCharge', { date: formatDay(scheduled.date) })}</dt>
            <dd translate="no">{money(total, purchase.currency)}</dd>
          </>
        )}
        {!isElsewhere && (
          <>
            <dt>{t('method')}</dt>
            <dd>
              <span>{m(method)}</span>
              {installments > 1 && <small>{payments}</small>}
            </dd>
          </>
        )}
        <dt>{t('code')}</dt>
        <dd className={styles.code} translate="no">
          {orderCodeOf(purchase.token)}
        </dd>
      </dl>
    </section>
  );
}
