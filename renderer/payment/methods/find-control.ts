import { fieldId } from '../../forms/field-id';

/** What was typed before hydration is in the control alone: `useWatch` is not told, and `getValues` gives defaults until the form is mounted. */
export function findControl(name: string): HTMLInputElement | HTMLSelectElement | null {
  return document.querySelector(`#${fieldId(name)}`);
}
