import { Check } from 'lucide-react';
import { formatAmount } from '../../renderer/money/format-amount';
import { pricePlan } from '../../renderer/money/plan-price';
import { selectPlanOfStep } from '../../renderer/money/select-plan-of-step';
import { useCheckout, useCopy } from '../../renderer/step/checkout-context';
import { stepHead } from '../../renderer/step/step.styles';
import type { StepViewProps } from '../../renderer/step/step-contract';
import { StepPicture } from '../../renderer/step/step-picture';
import { SubmitButton } from '../../renderer/ui/button';
import { Markdown } from '../../renderer/ui/markdown';
import type { PresentationStepProps } from '../../schemas/generated/types';
import * as styles from './presentation.styles';

/** Sales page of the plan: what it is, what it brings, what it costs. */
export function PresentationView({ step, session, phase }: StepViewProps<PresentationStepProps>) {
  const checkout = useCheckout();
  const { images, documents, product, settings } = checkout;
  const t = useCopy('presentation');
  const order = useCopy('order');
  const plan = selectPlanOfStep(checkout, session, step);
  const price = plan && pricePlan(plan);
  const money = (amount: number) => formatAmount(amount, settings.currency);
  const picture = images.stepPictures[step.id];
  return (
    <>
      {picture && <StepPicture src={picture} />}
      <div className={stepHead}>
        <p className={styles.eyebrow}>{product.name}</p>
        <h1>{t('title')}</h1>
      </div>
      <Markdown nodes={documents[step.id] ?? []} />
      {step.props.benefits && (
        <ul className={styles.benefits} aria-label={t('benefits')}>
          {step.props.benefits.map((benefit) => (
            <li key={benefit}>
              <Check size={20} />
              {benefit}
            </li>
          ))}
        </ul>
      )}
      {price ? (
        <p className={styles.price}>
          <span>{t('price')}</span>
          {price.installment.id > 1 ? (
            <>
              <strong>
                {order(price.installment.tax > 0 ? 'installmentsWithInterest' : 'installments', {
                  count: price.installment.id,
                  value: money(price.installment.value),
                  total: money(price.total),
                })}
              </strong>
              <span>{t('single', { value: money(price.amount) })}</span>
            </>
          ) : (
            <strong>{money(price.amount)}</strong>
          )}
        </p>
      ) : (
        <p>{order('unavailable')}</p>
      )}
      <SubmitButton isBusy={phase !== 'ready'} busyText={t('sending')}>
        {t('submit')}
      </SubmitButton>
    </>
  );
}
