import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { PurchaseOutcome } from '../../renderer/receipt/purchase-outcome';
import { offersUpsell } from '../../renderer/session/offers-upsell';
import { isFinished } from '../../renderer/session/purchase-owner';
import { SubmitButton } from '../../renderer/ui/button';
import { Sentence } from '../../renderer/ui/sentence';
import type { SuccessStepProps } from '../../schemas/generated/types';
import * as styles from './success.styles';

/** Receipt: product, price, delivery and one next action; then the upsell, or the first steps. */
export function SuccessView({ step, session, phase, wait }: StepViewProps<SuccessStepProps>) {
  const checkout = useCheckout();
  const { main } = session.purchases;
  const outcome = { session, phase, wait, redirect: step.props.redirect };
  const isBusy = phase !== 'ready';
  const also = offersUpsell(checkout, session) ? (
    <Offer isBusy={isBusy} />
  ) : (
    main && isFinished(main) && followsReceipt(checkout, step.id) && <GoOn isBusy={isBusy} />
  );
  return <PurchaseOutcome {...outcome} also={also} />;
}

/** Whether the flow goes on after the receipt, with a step that sells nothing. */
function followsReceipt({ flow, manifests }: ReturnType<typeof useCheckout>, stepId: string): boolean {
  const nextId = flow.steps.find(({ id }) => id === stepId)?.defaultNextStepId;
  const next = flow.steps.find(({ id }) => id === nextId);
  return next !== undefined && manifests[next.templateId].sells === undefined;
}

function GoOn({ isBusy }: { isBusy: boolean }) {
  const t = useCopy('success');
  return (
    <section className={styles.offer} aria-label={t('goOnTitle')}>
      <h2>{t('goOnTitle')}</h2>
      <SubmitButton text={t('goOnButton')} isBusy={isBusy} busyText={t('offerOpening')} />
    </section>
  );
}

function Offer({ isBusy }: { isBusy: boolean }) {
  const { offers } = useCheckout();
  const t = useCopy('success');
  const name = offers.upsell?.product.name ?? '';
  return (
    <section className={styles.offer} aria-label={t('offer')}>
      <h2>{t('offer')}</h2>
      <p>
        <Sentence text={t('offerText', { product: name })} verbatim={name} />
      </p>
      <SubmitButton text={t('offerButton')} isBusy={isBusy} busyText={t('offerOpening')} />
    </section>
  );
}
