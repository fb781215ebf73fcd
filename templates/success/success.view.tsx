import type { ReactNode } from 'react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { PurchaseOutcome } from '../../renderer/receipt/purchase-outcome';
import { isFinished, offersUpsell } from '../../renderer/session/purchase-owner';
import { SubmitButton } from '../../renderer/ui/button';
import { Sentence } from '../../renderer/ui/sentence';
import type { SuccessStepProps } from '../../schemas/generated/types';
import * as styles from './success.styles';

/** Receipt: product, price, delivery and one next action; then the upsell, or the first steps. */
export function SuccessView({ step, session, phase }: StepViewProps<SuccessStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('success');
  const { main } = session.purchases;
  const name = checkout.offers.upsell?.product.name ?? '';
  const outcome = { session, phase, redirect: step.props.redirect };
  const isBusy = phase !== 'ready';
  const also = offersUpsell(checkout, session) ? (
    <Onward
      title={t('offer')}
      text={<Sentence text={t('offerText', { product: name })} verbatim={name} />}
      button={t('offerButton')}
      isBusy={isBusy}
    />
  ) : (
    main &&
    isFinished(main) &&
    followsReceipt(checkout, step.id) && <Onward title={t('goOnTitle')} button={t('goOnButton')} isBusy={isBusy} />
  );
  return <PurchaseOutcome {...outcome} also={also} />;
}

/** Whether the flow goes on after the receipt, with a step that sells nothing. */
function followsReceipt({ flow, manifests }: ReturnType<typeof useCheckout>, stepId: string): boolean {
  const nextId = flow.steps.find(({ id }) => id === stepId)?.defaultNextStepId;
  const next = flow.steps.find(({ id }) => id === nextId);
  return next !== undefined && manifests[next.templateId].sells === undefined;
}

interface OnwardProps {
  title: string;
  text?: ReactNode;
  button: string;
  isBusy: boolean;
}

function Onward({ title, text, button, isBusy }: OnwardProps) {
  const t = useCopy('success');
  return (
    <section className={styles.offer} aria-label={title}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <SubmitButton text={button} isBusy={isBusy} busyText={t('offerOpening')} />
    </section>
  );
}
