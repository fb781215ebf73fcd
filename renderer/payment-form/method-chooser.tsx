import { mostInstallments, type OfferedPlan, payableBy } from '../../model/money/offered-plan';
import type { MethodId } from '../../schemas/generated/types';
import { useCopy } from '../checkout/checkout-context';
import { useStepForm } from '../contract/step-form-context';
import * as styles from '../forms/radio-cards.styles';
import { useMoney, usePlanWords } from '../pieces/use-words';
import { methodLabels } from './methods/labels.generated';

interface MethodChooserProps {
  plan: OfferedPlan;
  offered: readonly MethodId[];
  /** The method whose fields are shown. */
  method: MethodId;
}

/** Chooser of payment methods; renders nothing for a single one. */
export function MethodChooser({ plan, offered, method }: MethodChooserProps) {
  const m = useCopy('methods');
  const { form } = useStepForm();
  if (offered.length <= 1) return <input type="hidden" value={method} {...form.register('method')} />;
  return (
    <fieldset className={styles.chooser}>
      <legend>{m('chooserTitle')}</legend>
      {offered.map((id) => {
        const { Icon } = methodLabels[id];
        return (
          <label key={id} className={styles.option}>
            <input type="radio" value={id} defaultChecked={id === offered[0]} {...form.register('method')} />
            <Icon size={22} />
            <span>
              <strong>{m(id)}</strong>
              <MethodHint plan={plan} method={id} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Hint of a payment method. For a plan with a trial, it says whether this method starts with the free time. */
function MethodHint({ plan, method }: { plan: OfferedPlan; method: MethodId }) {
  const m = useCopy('methods');
  const words = usePlanWords();
  const money = useMoney();
  const trial = words.trial(payableBy(plan, method));
  if (trial) return <small>{trial.freeTime}</small>;
  if (plan.trial)
    return (
      <small>{m('noTrialHint', { amount: words.withoutInterest(plan, money(plan.amount, plan.currency)) })}</small>
    );
  return <small>{m(`${method}-hint`, { count: mostInstallments(plan)?.id ?? 1 })}</small>;
}
