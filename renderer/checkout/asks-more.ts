import type { Flow } from '../../schemas/generated/types';

/** Whether a flow asks data besides name, e-mail and phone, such as an address. */
export function asksMore({ steps }: Flow, hasAddressForm: boolean): boolean {
  return hasAddressForm || steps.some(({ props }) => Boolean(props && 'asks' in props && props.asks));
}
