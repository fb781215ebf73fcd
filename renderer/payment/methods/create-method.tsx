import { type ComponentType, useEffect } from 'react';
import type { SavedCard } from '../../../model/money/select-order';
import type { MethodId, PlanSummary } from '../../../schemas/generated/types';
import type { FormValidator } from '../../../schemas/generated/validator';
import type { BuildEntries } from '../../contract/step-contract';
import { useStepForm } from '../../contract/step-form-context';

/** What the fields of every payment method are given. */
export interface MethodFieldsProps {
  /** The plan that is paid. */
  plan: PlanSummary;
  /** A card that the buyer has paid by before. */
  savedCard?: SavedCard | undefined;
  /** The document for the invoice was typed before, and is still in memory. */
  isDocumentKnown?: boolean;
}

export interface MethodDefinition<Values> {
  id: MethodId;
  Fields: ComponentType<MethodFieldsProps>;
  buildEntries: BuildEntries;
  validate?: FormValidator<Values>;
}

/** Joins the parts of a payment method; while it is shown its rules and its entries belong to the step. */
export function createMethod<Values>(definition: MethodDefinition<Values>): ComponentType<MethodFieldsProps> {
  const { id, Fields, buildEntries, validate } = definition;
  return function Method(props: MethodFieldsProps) {
    const { setMethod } = useStepForm();
    // After the effects of its fields: what they hold a press for is known when one that was kept is sent.
    useEffect(() => {
      setMethod({ id, validate: validate as FormValidator<unknown> | undefined, buildEntries });
      return () => setMethod(undefined);
    }, [setMethod]);
    return <Fields {...props} />;
  };
}
