import { useEffect } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useStepForm } from '../contract/step-form-context';

/**
 * Registers a form value that has no browser control.
 *
 * @param value undefined removes the field and its error from the form
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
