import { useEffect } from 'react';
import { pricePlan, usualInstallments } from '../../../model/money/offered-plan';
import type { PlanSummary } from '../../../schemas/generated/types';
import { useCopy } from '../../checkout/checkout-context';
import { useStepForm } from '../../contract/step-form-context';
import { SelectField } from '../../forms/select-field';
import { usePlanWords } from '../../pieces/use-words';
import { findControl } from './find-control';

/** Select for the number of card payments; renders nothing if there is only one choice. */
export function InstallmentsField({ plan, prefix = '' }: { plan: PlanSummary; prefix?: '' | 'card2.' }) {
  const name = `${prefix}installments`;
  const words = usePlanWords();
  const t = useCopy('methods');
  useOfferedInstallments(plan, name);
  if (plan.installments.length <= 1) return null;
  return (
    <SelectField
      name={name}
      label={t('installments')}
      options={plan.installments.map((one) => ({ value: String(one.id), label: words.choice(plan, one) }))}
      defaultValue={String(pricePlan(plan).installment.id)}
    />
  );
}

/**
 * If the plan no longer offers the chosen count, the usual one is selected. A choice made before hydration is
 * announced, because the form reads it without an event. Depends on counts alone: a plan may be made anew at each
 * render, which the announcement causes.
 */
function useOfferedInstallments(plan: PlanSummary, name: string) {
  const { form } = useStepForm();
  const counts = plan.installments.map(({ id }) => id).join();
  const usual = usualInstallments(plan)?.id.toString();
  useEffect(() => {
    const select = findControl(name);
    const chosen: unknown = form.getValues(name) ?? select?.value;
    if (chosen === undefined || chosen === usual) return;
    const isOffered = counts.split(',').includes(String(chosen));
    if (isOffered) select?.dispatchEvent(new Event('change', { bubbles: true }));
    else form.setValue(name, usual);
  }, [counts, usual, form, name]);
}
