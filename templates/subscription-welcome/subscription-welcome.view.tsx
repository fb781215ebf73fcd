import { CircleCheck } from 'lucide-react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { accessLink } from '../../renderer/receipt/access-link';
import { TextButton } from '../../renderer/ui/button';
import { mainButton, textButton } from '../../renderer/ui/button.styles';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import { OutsideLink } from '../../renderer/ui/outside-link';
import { Sentence } from '../../renderer/ui/sentence';
import { canChargeLater } from '../../schemas/api/can-charge-later';
import { isChargedMonthly } from '../../schemas/api/plan-months';
import type { PurchasedPlan, SubscriptionWelcomeStepProps } from '../../schemas/generated/types';
import type { actions } from './subscription-welcome.step';
import * as styles from './subscription-welcome.styles';

/** Whether the backend charges the same method every month by itself. */
function repeats({ planType, method, installments = 1 }: PurchasedPlan): boolean {
  return isChargedMonthly(planType) && canChargeLater(method) && installments <= 1;
}

/** First steps after a subscription, and the access button. */
export function SubscriptionWelcomeView(props: StepViewProps<SubscriptionWelcomeStepProps, keyof typeof actions>) {
  const { step, session, act } = props;
  const checkout = useCheckout();
  const t = useCopy('subscription-welcome');
  const s = useCopy('success');
  const { product, links } = checkout;
  const purchase = session.purchases.main;
  const access = s('access', { email: purchase?.email ?? s('yourEmail') });
  const usual = [t('stepMail', { access }), t('stepPassword'), t('stepStart')];
  const intro = t(purchase?.status === 'paid' ? 'intro' : 'introLater', { product: product.name });
  return (
    <>
      <OutcomeHead
        mark={{ icon: <CircleCheck size={32} />, tone: 'success' }}
        title={t('title')}
        text={<Sentence text={intro} verbatim={product.name} />}
      />
      <ol className={styles.steps} aria-label={t('steps')}>
        {(step.props.firstSteps ?? usual).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {purchase && repeats(purchase) && <p>{t('monthly')}</p>}
      {purchase && (
        <a className={mainButton} href={accessLink(checkout, step.props.redirect, purchase)} rel="noopener noreferrer">
          {t('access')}
        </a>
      )}
      <nav className={styles.links} aria-label={t('links')}>
        <TextButton onClick={() => act('receipt')}>{t('receipt')}</TextButton>
        <OutsideLink className={textButton} href={links.faq}>
          {t('help')}
        </OutsideLink>
      </nav>
    </>
  );
}
