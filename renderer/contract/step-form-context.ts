import { createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ChosenPayment } from '../../model/money/offered-plan';
import type { FormValidator } from '../../schemas/generated/validator';
import type { ShownMethod } from './step-contract';

/** What the fields of a step share with its player. */
export interface StepForm {
  form: UseFormReturn<FieldValues>;
  /** Whether the step shows a payment method: a submit that comes before its fields waits for them. */
  expectMethod: (isExpected: boolean) => void;
  /** The payment method shown: its rules join the step's, its entries go into the request. */
  setMethod: (method: (ShownMethod & { validate?: FormValidator<unknown> | undefined }) | undefined) => void;
  /** How the step is about to pay, for the order above it; null when it is shown no more. */
  tellPayment: (chosen: ChosenPayment | null) => void;
  /** A submit waits for what a field does with its value, but for no longer than 3 s. The work never rejects. */
  holdPress: (work: Promise<void>) => void;
  /** A field whose value is kept for one try (the security code): any error above the form empties it. */
  addSecret: (field: string) => void;
}

/** A mistake is told when its field is left; `useField` takes it back as soon as it is mended. */
export const validationModes = { mode: 'onBlur', reValidateMode: 'onBlur' } as const;

export const StepFormContext = createContext<StepForm | null>(null);

/** @throws Error outside a step */
export function useStepForm(): StepForm {
  const context = useContext(StepFormContext);
  if (!context) throw new Error('a field stands outside a step');
  return context;
}
