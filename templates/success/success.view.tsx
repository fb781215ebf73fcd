import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { currencyOf, formatAmount } from '../../renderer/money/format-amount';
import { useCheckout, useCopy } from '../../renderer/step/checkout-context';
import { stepHead } from '../../renderer/step/step.styles';
import type { StepViewProps } from '../../renderer/step/step-contract';
import { StepPicture } from '../../renderer/step/step-picture';
import { SubmitButton } from '../../renderer/ui/button';
import { mainButton } from '../../renderer/ui/button.styles';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
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
  const { purchase } = session;
  if (!purchase) return null;
  const variant = selectSuccessVariant(purchase, wait.status);
  if (variant === 'refused' || variant === 'expired') {
    return (
      <>
        <OutcomeHead mark={{ icon: <CircleX size={32} />, tone: 'error' }} title={t(`${variant}Title`)}>
          <p>{t(`${variant}Intro`)}</p>
        </OutcomeHead>
        <SubmitButton isBusy={phase !== 'ready'} busyText={t('backToPayment')}>
          {t('backToPayment')}
        </SubmitButton>
      </>
    );
  }
  const showsPicture = settings.successHeader === (variant === 'bankslip' ? 'bankslip' : 'default');
  const bankslip = wait.status?.bankslip ?? purchase.bankslip;
  const isPaid = variant === 'default' || variant === 'paid';
  return (
    <>
      {showsPicture && images.product !== null && <StepPicture src={images.product} />}
      <Head variant={variant} dueDate={bankslip?.dueDate} />
      {variant === 'bankslip' && <BankslipCharge charge={bankslip} />}
      <Receipt purchase={purchase} isPaid={isPaid} />
      <div className={stepHead}>
        <h2 className={styles.next}>{t('next')}</h2>
        <p>{purchase.email ? t('access', { email: purchase.email }) : t('accessPlain')}</p>
      </div>
      {isPaid && settings.showsAccessButton && (
        <a
          className={mainButton}
          href={accessLink(checkout, step.props.redirect, purchase.token)}
          rel="noopener noreferrer"
        >
          {t('accessButton')}
        </a>
      )}
      {isPaid && <Celebration />}
    </>
  );
}

const titles = { default: 'title', paid: 'paidTitle', pending: 'pendingTitle', bankslip: 'bankslipTitle' } as const;
const intros = { default: 'intro', paid: 'paidIntro', pending: 'pendingIntro', bankslip: 'bankslipIntro' } as const;

/** @param dueDate of a bankslip, once it is known */
function Head({ variant, dueDate }: { variant: keyof typeof titles; dueDate: string | undefined }) {
  const t = useCopy('success');
  const isPaid = variant === 'default' || variant === 'paid';
  const isLoading = variant === 'bankslip' && dueDate === undefined;
  return (
    <OutcomeHead
      mark={
        isPaid ? { icon: <CircleCheck size={32} />, tone: 'success' } : { icon: <Clock size={32} />, tone: 'alert' }
      }
      title={t(titles[variant])}
    >
      <p>{isLoading ? t('loading') : t(intros[variant], dueDate === undefined ? {} : { date: formatDate(dueDate) })}</p>
    </OutcomeHead>
  );
}

function Receipt({ purchase, isPaid }: { purchase: PurchasedPlan; isPaid: boolean }) {
  const { product, settings } = useCheckout();
  const t = useCopy('success');
  const m = useCopy('methods');
  const { installments = 1, method } = purchase;
  return (
    <section className={styles.receipt} aria-label={t('summary')} data-receipt>
      <p>
        <strong>{product.name}</strong>
        <span>{purchase.planName}</span>
      </p>
      <dl>
        <dt>{t(isPaid ? 'paid' : 'payable')}</dt>
        <dd>
          <strong>{formatAmount(purchase.amount, currencyOf(purchase.currency, settings.currency))}</strong>
        </dd>
        <dt>{t('method')}</dt>
        <dd>{installments > 1 ? t('installments', { count: installments }) : m(method)}</dd>
        <dt>{t('code')}</dt>
        <dd className={styles.code}>{readableCode(purchase.token)}</dd>
      </dl>
    </section>
  );
}

/** The end of a token, as a buyer can read it out on the phone. */
function readableCode(token: string): string {
  return token
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(-8)
    .toUpperCase();
}

/** `2026-07-01` → `01/07/2026`; no time zone can move it. */
function formatDate(date: string): string {
  return date.split('-').reverse().join('/');
}
