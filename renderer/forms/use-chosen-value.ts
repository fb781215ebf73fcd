import { useEffect } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useStepForm } from '../contract/step-form-context';

/**
 * A value of the step's form that no control of the browser holds.
 *
 * @param value undefined takes the field out of the form, with its error
 * @returns the field's message
 */
export function useChosenValue(name: string, value: string | undefined): string | undefined {
  const { form } = useStepForm();
  const { errors } = useFormState<FieldValues>({ control: form.control, name });
  const isPart = value !== undefined;
  useEffect(() => {
    if (!isPart) return;
    form.register(name);
    return () => form.unregister(name);
  }, [form, name, isPart]);
  useEffect(() => {
    if (value !== undefined) form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid });
  }, [form, name, value]);
  const message = errors[name]?.message;
  return isPart && typeof message === 'string' ? message : undefined;
}
