import { type ComponentType, useEffect, useRef } from 'react';
import type { Order, SavedCard } from '../../../model/money/select-order';
import type { MethodId, PlanSummary } from '../../../schemas/generated/types';
import type { FormValidator } from '../../../schemas/generated/validator';
import type { BuildEntries, FindErrors } from '../../contract/step-contract';
import { useStepForm } from '../../contract/step-form-context';
import { amountEntry } from './amount-entry';

/** Props of every payment method's fields. */
export interface MethodFieldsProps {
  /** The order, adapted to the method. */
  order: Order;
  /** Plan to pay. */
  plan: PlanSummary;
  /** Card that the buyer has used before. */
  savedCard?: SavedCard | undefined;
  /** The buyer typed the invoice's document before, and it is still in memory. */
  isDocumentKnown?: boolean;
  /** The buyer's phone from the lead, as typed. */
  phone?: string;
  /** Opens the form of a new card; absent when none is offered. */
  onOtherCard?: (() => void) | undefined;
}

export interface MethodDefinition<Values> {
  id: MethodId;
  Fields: ComponentType<MethodFieldsProps>;
  /** Default: the amount alone. */
  buildEntries?: BuildEntries;
  validate?: FormValidator<Values>;
  /** Rules between fields. */
  findErrors?: FindErrors;
}

/** Builds a payment method from its parts. While it is shown, the step uses its rules and its entries. */
export function createMethod<Values>(definition: MethodDefinition<Values>): ComponentType<MethodFieldsProps> {
  const { id, Fields, buildEntries = amountEntry(id), validate, findErrors } = definition;
  return function Method(props: MethodFieldsProps) {
    const { setMethod } = useStepForm();
    const order = useRef(props.order);
    order.current = props.order;
    // Runs after the fields' effects: their holds are known before an early press is sent.
    useEffect(() => {
      setMethod({
        id,
        validate: validate as FormValidator<unknown> | undefined,
        buildEntries,
        findErrors: findErrors && ((values) => findErrors(values, order.current)),
      });
      return () => setMethod(undefined);
    }, [setMethod]);
    return <Fields {...props} />;
  };
}
