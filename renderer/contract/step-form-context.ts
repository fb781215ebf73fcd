import { createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormValidator } from '../../schemas/generated/validator';
import type { ShownMethod } from './step-contract';

/** State that a step's fields share with its player. */
export interface StepForm {
  form: UseFormReturn<FieldValues>;
  /** Declares that the step shows a payment method. A submit then waits until its fields are loaded. */
  expectMethod: (isExpected: boolean) => void;
  /** The payment method shown: its rules join the step's, its entries go into the request. */
  setMethod: (method: (ShownMethod & { validate?: FormValidator<unknown> | undefined }) | undefined) => void;
  /**
   * Declares asked data besides the step's own fields. A submit waits until their rules are set.
   *
   * @returns takes them away again
   */
  expectRules: (id: string) => () => void;
  /** Rules of asked data, once their fields are loaded. */
  setRules: (id: string, validate: FormValidator<unknown>) => void;
  /** Makes a submit wait for a field's work, up to 3 s. The work never rejects. */
  holdPress: (work: Promise<void>) => void;
  /** Registers a field whose value is valid for one try (the security code). Any error above the form clears it. */
  addSecret: (field: string) => void;
}

/** An error appears when its field is left; `useField` removes it as soon as the value is valid. */
export const validationModes = { mode: 'onBlur', reValidateMode: 'onBlur' } as const;

export const StepFormContext = createContext<StepForm | null>(null);

/** @throws Error outside a step */
export function useStepForm(): StepForm {
  const context = useContext(StepFormContext);
  if (!context) throw new Error('a field is outside a step');
  return context;
}
