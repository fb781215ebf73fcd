import type { FieldError, FieldValues, UseFormReturn } from 'react-hook-form';
import { flattenFields } from './flatten-fields';

type Form = UseFormReturn<FieldValues>;

/** Marks an error from a rejected request. The rules alone accept the value. */
const refused = { refused: true } as const;

/** Shows why a field's value was rejected, until the value changes. */
export function refuseField(form: Form, field: string, error: FieldError): void {
  form.setError(field, { ...error, types: refused });
}

export function isRefused(form: Form, field: string): boolean {
  return form.getFieldState(field).error?.types === refused;
}

/**
 * The rules do not know rejections and would clear them in a full validation.
 *
 * @returns shows them again
 */
export function keepRefusals(form: Form): () => void {
  const names = flattenFields(form.getValues())
    .map(([field]) => field)
    .filter((field) => isRefused(form, field));
  const errors = names.map((field) => [field, form.getFieldState(field).error ?? {}] as const);
  return () => {
    for (const [field, error] of errors) form.setError(field, error);
  };
}
