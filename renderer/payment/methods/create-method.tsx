import { type ComponentType, useEffect } from 'react';
import type { SavedCard } from '../../../model/money/select-order';
import type { MethodId, PlanSummary } from '../../../schemas/generated/types';
import type { FormValidator } from '../../../schemas/generated/validator';
import type { BuildEntries } from '../../contract/step-contract';
import { useStepForm } from '../../contract/step-form-context';

/** Props of every payment method's fields. */
export interface MethodFieldsProps {
  /** Plan to pay. */
  plan: PlanSummary;
  /** Card that the buyer has used before. */
  savedCard?: SavedCard | undefined;
  /** The buyer typed the invoice's document before, and it is still in memory. */
  isDocumentKnown?: boolean;
}

export interface MethodDefinition<Values> {
  id: MethodId;
  Fields: ComponentType<MethodFieldsProps>;
  buildEntries: BuildEntries;
  validate?: FormValidator<Values>;
}

/** Builds a payment method from its parts. While it is shown, the step uses its rules and its entries. */
export function createMethod<Values>(definition: MethodDefinition<Values>): ComponentType<MethodFieldsProps> {
  const { id, Fields, buildEntries, validate } = definition;
  return function Method(props: MethodFieldsProps) {
    const { setMethod } = useStepForm();
    // Runs after the fields' effects: their holds are known before an early press is sent.
    useEffect(() => {
      setMethod({ id, validate: validate as FormValidator<unknown> | undefined, buildEntries });
      return () => setMethod(undefined);
    }, [setMethod]);
    return <Fields {...props} />;
  };
}
