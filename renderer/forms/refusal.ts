import type { FieldError, FieldValues, UseFormReturn } from 'react-hook-form';

type Form = UseFormReturn<FieldValues>;

/** Marks the error of a field whose value was refused when it was sent: the rules alone would find nothing wrong with it. */
const refused = { refused: true } as const;

/** Shows at a field why its value was refused. It stays told until the value is changed. */
export function refuseField(form: Form, field: string, error: FieldError): void {
  form.setError(field, { ...error, types: refused });
}

export function isRefused(form: Form, field: string): boolean {
  return form.getFieldState(field).error?.types === refused;
}

/** Refusals are no findings of the rules, which take them back when all fields are looked at. @returns tells them again */
export function keepRefusals(form: Form): () => void {
  const kept = Object.keys(form.getValues()).filter((field) => isRefused(form, field));
  const errors = kept.map((field) => [field, form.getFieldState(field).error ?? {}] as const);
  return () => {
    for (const [field, error] of errors) form.setError(field, error);
  };
}
