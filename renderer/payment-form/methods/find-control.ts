import { fieldId } from '../../forms/field-id';

/**
 * A value typed before hydration exists only in the control. `useWatch` does not see it, and `getValues` returns
 * defaults until the form mounts.
 */
export function findControl(name: string): HTMLInputElement | HTMLSelectElement | null {
  return document.getElementById(fieldId(name)) as HTMLInputElement | HTMLSelectElement | null;
}
