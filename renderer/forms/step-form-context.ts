import { createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Validator } from '../../schemas/generated/validator';

/** What the fields of a step share. */
export interface StepForm {
  form: UseFormReturn<FieldValues>;
  /** Adds a method's rules to the step's while it is shown; gives the function that removes them. */
  addRules: (validate: Validator<unknown>) => () => void;
}

export const StepFormContext = createContext<StepForm | null>(null);

/** @throws Error outside a step */
export function useStepFormContext(): StepForm {
  const context = useContext(StepFormContext);
  if (!context) throw new Error('a field stands outside a step');
  return context;
}
