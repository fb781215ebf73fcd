import { type FieldError, type FieldValues, get, type UseFormRegisterReturn, useFormState } from 'react-hook-form';
import { useStepForm } from '../contract/step-form-context';
import { isRefused } from './refusal';

export interface Field {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  /** Left with a valid value: shows a tick. */
  isValid: boolean;
}

/**
 * One field of the step's form: registration, message, and whether it is valid after being left. An error appears when
 * the field is left, and disappears once the value is valid.
 */
export function useField(name: string): Field {
  const { form } = useStepForm();
  const state = useFormState<FieldValues>({ control: form.control, name });
  const found: FieldError | undefined = get(state.errors, name);
  const error = found?.message;
  const registration = form.register(name, {
    onChange: () => {
      if (form.getFieldState(name).invalid) void form.trigger(name);
    },
  });
  return {
    registration: {
      ...registration,
      onBlur: async (event) => {
        if (!isRefused(form, name)) await registration.onBlur(event);
      },
    },
    error: error !== '' ? error : undefined,
    isValid: Boolean(get(state.touchedFields, name)) && error === undefined && Boolean(form.getValues(name)),
  };
}
