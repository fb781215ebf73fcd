import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Form = UseFormReturn<FieldValues>;

/**
 * Copies the controls' values into the form: some password managers set values without an event. Updates masks but runs
 * no rules.
 *
 * @returns whether the form lacked any of them
 */
export function readControls(form: Form): boolean {
  const silent = [...document.querySelectorAll('[data-step] [name]')].filter((control) => isSilent(control, form));
  for (const control of silent as HTMLInputElement[]) {
    control.dispatchEvent(new Event('input'));
    form.setValue(control.name, read(control));
  }
  return silent.length > 0;
}

/** Whether a control shows a value that its form does not know. */
export function isSilent(element: Element, form: Form): boolean {
  const control = element as HTMLInputElement;
  const { name, type, checked } = control;
  return Boolean(name) && (type !== 'radio' || checked) && read(control) !== form.getValues(name);
}

function read({ type, checked, value }: HTMLInputElement) {
  return type === 'checkbox' ? checked : value;
}
