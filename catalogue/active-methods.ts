import { unifyMethods } from '../schemas/api/unify-method';
import type { BrandSettings, PaymentMethod } from '../schemas/generated/types';
import type { AreaSettings } from './catalogue';

type LocalMethod = keyof NonNullable<NonNullable<BrandSettings['mz']>['methods']>;

/** Keys of `mz.methods`, which the brand's contract names, → methods of the HTTP contract, which has no debit card yet. */
const contractNames: Partial<Record<LocalMethod, PaymentMethod>> = { creditcard: 'credit-card', boleto: 'bankslip' };

/** The methods that an area offers, each under its one name: those of `payment.methods` that Mozambique's switches do not turn off. */
export function listActiveMethods({ payment, mz }: Pick<BrandSettings, 'payment' | 'mz'>): PaymentMethod[] {
  const named = unifyMethods(payment?.methods ?? []);
  if (!mz?.methods) return named;
  const switches = Object.entries(mz.methods) as [LocalMethod, { isActive: boolean }][];
  const off = switches.filter(([, { isActive }]) => !isActive).map(([name]) => contractNames[name]);
  return named.filter((method) => !off.includes(method));
}

/** Settings of an area with the methods that it offers. */
export function withActiveMethods(settings: AreaSettings): AreaSettings {
  return { ...settings, payment: { ...settings.payment, methods: listActiveMethods(settings) } };
}

/** Methods that are switched on and that the contract cannot pay by. */
export function listUnknownMethods({ mz }: Pick<BrandSettings, 'mz'>): LocalMethod[] {
  const switches = Object.entries(mz?.methods ?? {}) as [LocalMethod, { isActive: boolean }][];
  return switches.filter(([name, { isActive }]) => isActive && !(name in contractNames)).map(([name]) => name);
}
