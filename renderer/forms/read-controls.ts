import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Form = UseFormReturn<FieldValues>;

/**
 * Takes what the controls of the step show into its form: some password managers set values without an event. Masks are told,
 * rules are not asked.
 *
 * @returns whether the form did not know some of it
 */
export function readControls(form: Form): boolean {
  const controls = [...document.querySelectorAll<HTMLInputElement>('[data-step] [name]')];
  const silent = controls.filter((control) => isSilent(control, form));
  for (const control of silent) {
    control.dispatchEvent(new Event('input'));
    form.setValue(control.name, read(control));
  }
  return silent.length > 0;
}

/** Whether a control shows what its form has not been told. */
export function isSilent(control: HTMLInputElement, form: Form): boolean {
  return (control.type !== 'radio' || control.checked) && read(control) !== form.getValues(control.name);
}

function read({ type, checked, value }: HTMLInputElement) {
  return type === 'checkbox' ? checked : value;
}
