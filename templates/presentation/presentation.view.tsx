import { Check } from 'lucide-react';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { pricePlan } from '../../model/money/plan-price';
import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { useNextWords } from '../../renderer/payment-form/use-next-words';
import { StepPicture } from '../../renderer/pieces/step-picture';
import { StruckPrice } from '../../renderer/pieces/struck-price';
import { useMoney } from '../../renderer/pieces/use-money';
import { usePlanWords } from '../../renderer/pieces/use-plan-words';
import { SubmitButton } from '../../renderer/ui/button';
import { mainButton } from '../../renderer/ui/button.styles';
import { Markdown } from '../../renderer/ui/markdown';
import { notice, stepHead } from '../../renderer/ui/step.styles';
import type { PresentationStepProps } from '../../schemas/generated/types';
import * as styles from './presentation.styles';

/** Sales page of the plan: description, benefits and price. */
export function PresentationView({ step, session, phase }: StepViewProps<PresentationStepProps>) {
  const checkout = useCheckout();
  const { images, documents, product, search } = checkout;
  const t = useCopy('presentation');
  const next = useNextWords(step.id, session);
  const order = useCopy('order');
  const f = useCopy('frame');
  const plan = selectPlanOfStep(checkout, session, step);
  const picture = images.stepPictures[step.id];
  const text = documents[step.id];
  return (
    <>
      {picture && <StepPicture src={picture} />}
      <div className={stepHead}>
        <p className={styles.eyebrow} translate="no">
          {product.name}
        </p>
        <h1>{t('title')}</h1>
      </div>
      {text && <Markdown nodes={text} />}
      {step.props.benefits && (
        <ul className={styles.benefits} aria-label={t('benefits')}>
          {step.props.benefits.map((benefit) => (
            <li key={benefit}>
              <Check size={20} />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      )}
      {plan ? (
        <>
          <Price plan={plan} />
          <SubmitButton isBusy={phase !== 'ready'} busyText={t('sending')}>
            {t('submit', { next })}
          </SubmitButton>
        </>
      ) : (
        <>
          <p className={notice} role="alert">
            {order('unavailable')}
          </p>
          <a className={mainButton} href={`?${search}`}>
            {f('tryAgain')}
          </a>
        </>
      )}
    </>
  );
}

function Price({ plan }: { plan: OfferedPlan }) {
  const t = useCopy('presentation');
  const words = usePlanWords();
  const money = useMoney();
  const trial = words.trial(plan);
  const renewal = words.renewal(plan);
  const { installment, amount } = pricePlan(plan);
  return (
    <p className={styles.price} data-trial={trial !== undefined}>
      <span>{t('price')}</span>
      {!trial && <StruckPrice plan={plan} />}
      <strong translate={trial || installment.id > 1 ? undefined : 'no'}>{trial?.freeTime ?? words.price(plan)}</strong>
      {trial ? (
        <>
          <span>{trial.today}</span>
          <span>{trial.after}</span>
        </>
      ) : (
        installment.id > 1 && <span>{t('single', { value: money(amount, plan.currency) })}</span>
      )}
      {renewal && <span>{renewal}</span>}
    </p>
  );
}
