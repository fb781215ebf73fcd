import { useEffect } from 'react';
import type { FormValidator } from '../../../schemas/generated/validator';
import { useStepForm } from '../../contract/step-form-context';
import type { AskId } from '../../payment/asks/list-asks';

/** Adds the rules of asked data to the step's, while their fields are shown. */
export function useExtraRules<Values>(id: AskId, validate: FormValidator<Values>): void {
  const { setRules } = useStepForm();
  useEffect(() => setRules(id, validate as FormValidator<unknown>), [setRules, id, validate]);
}
