import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAmount } from '../../renderer/money/format-amount';
import { useCheckout, useCopy } from '../../renderer/step/checkout-context';
import { stepHead } from '../../renderer/step/step.styles';
import type { StepViewProps } from '../../renderer/step/step-contract';
import { SubmitButton } from '../../renderer/ui/button';
import { mainButton } from '../../renderer/ui/button.styles';
import type { PurchasedPlan, SuccessStepProps } from '../../schemas/generated/types';
import { BankslipCharge } from './bankslip-charge';
import { Celebration } from './celebration';
import { selectSuccessVariant } from './select-success-variant';
import * as styles from './success.styles';

/** What was bought, for how much, what arrives when and where, one next action. Variants by how it was paid. */
export function SuccessView({ step, session, phase, wait }: StepViewProps<SuccessStepProps>) {
  const { images, settings, links, area } = useCheckout();
  const t = useCopy('success');
  const { purchase } = session;
  if (!purchase) return null;
  const variant = selectSuccessVariant(purchase, wait.status);
  if (variant === 'refused' || variant === 'expired') {
    return (
      <>
        <Head icon={<CircleX size={32} />} tone="error" title={t(`${variant}Title`)} text={t(`${variant}Intro`)} />
        <SubmitButton isBusy={phase !== 'ready'} busyText={t('backToPayment')}>
          {t('backToPayment')}
        </SubmitButton>
      </>
    );
  }
  const showsPicture =
    images.product !== null && settings.successHeader === (variant === 'bankslip' ? 'bankslip' : 'default');
  const heads = {
    default: <Head icon={<CircleCheck size={32} />} tone="success" title={t('title')} text={t('intro')} />,
    paid: <Head icon={<CircleCheck size={32} />} tone="success" title={t('paidTitle')} text={t('paidIntro')} />,
    pending: <Head icon={<Clock size={32} />} tone="alert" title={t('pendingTitle')} text={t('pendingIntro')} />,
    bankslip: (
      <Head
        icon={<Clock size={32} />}
        tone="alert"
        title={t('bankslipTitle')}
        text={
          wait.status?.bankslip ? t('bankslipIntro', { date: formatDate(wait.status.bankslip.dueDate) }) : t('loading')
        }
      />
    ),
  };
  const firstAccess = step.props.redirect ?? purchase.redirect ?? accessLink(links.firstAccess, area, purchase.token);
  const isPaid = variant === 'default' || variant === 'paid';
  return (
    <>
      {showsPicture && <img className={styles.picture} src={images.product ?? ''} width={485} height={160} alt="" />}
      {heads[variant]}
      {variant === 'bankslip' && <BankslipCharge charge={wait.status?.bankslip} />}
      <Receipt purchase={purchase} isPaid={isPaid} />
      <div className={stepHead}>
        <h2 className={styles.next}>{t('next')}</h2>
        <p>{purchase.email ? t('access', { email: purchase.email }) : t('accessPlain')}</p>
      </div>
      {isPaid && settings.showsAccessButton && (
        <a className={mainButton} href={firstAccess} rel="noopener noreferrer">
          {t('accessButton')}
        </a>
      )}
      {isPaid && <Celebration />}
    </>
  );
}

function Head({
  icon,
  tone,
  title,
  text,
}: {
  icon: ReactNode;
  tone: 'success' | 'alert' | 'error';
  title: string;
  text: string;
}) {
  return (
    <div className={styles.head} role="status">
      <span className={styles.mark} data-tone={tone}>
        {icon}
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
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
          <strong>{formatAmount(purchase.amount, settings.currency)}</strong>
        </dd>
        <dt>{t('method')}</dt>
        <dd>{installments > 1 ? t('installments', { count: installments }) : m(method)}</dd>
        <dt>{t('code')}</dt>
        <dd className={styles.code}>{purchase.token.slice(-8).toUpperCase()}</dd>
      </dl>
    </section>
  );
}

/** Spec 2: in Mozambique the first-access link carries the token. */
function accessLink(link: string, area: 'BR' | 'MZ', token: string): string {
  if (area !== 'MZ') return link;
  const url = new URL(link);
  url.searchParams.set('token', token);
  return url.href;
}

/** `2026-07-01` → `01/07/2026`; no time zone can move it. */
function formatDate(date: string): string {
  return date.split('-').reverse().join('/');
}
