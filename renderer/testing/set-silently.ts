import { fieldId } from '../forms/field-id';

/** Sets fields as some password managers do: with the browser's own setters, without an event. */
export function setSilently(values: Record<string, string | boolean>) {
  for (const [field, value] of Object.entries(values)) {
    const control = document.getElementById(fieldId(field));
    const property = typeof value === 'boolean' ? 'checked' : 'value';
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property) ?? {};
    if (!control || !set) throw new RangeError(`there is no field ${field}`);
    set.call(control, value);
  }
}
