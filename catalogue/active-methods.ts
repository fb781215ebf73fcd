import { unifyMethods } from '../schemas/api/unify-method';
import paymentMethods from '../schemas/generated/payment-method.schema.json' with { type: 'json' };
import type { BrandSettings, PaymentMethod } from '../schemas/generated/types';
import type { AreaSettings, Environment } from './catalogue';

type LocalMethod = keyof NonNullable<NonNullable<BrandSettings['mz']>['methods']>;

/** Keys of `mz.methods` in the brand contract → methods of the HTTP contract. */
const contractNames: Readonly<Record<LocalMethod, PaymentMethod>> = {
  creditcard: 'credit-card',
  debitcard: 'debit-card',
  boleto: 'bankslip',
};

/**
 * Methods that an area offers, with aliases unified: those of `payment.methods` that Mozambique's switches do not
 * disable.
 */
export function listActiveMethods({ payment, mz }: Pick<BrandSettings, 'payment' | 'mz'>): PaymentMethod[] {
  const named = unifyMethods(payment?.methods ?? []);
  if (!mz?.methods) return named;
  const switches = Object.entries(mz.methods) as [LocalMethod, { isActive: boolean }][];
  const off = switches.filter(([, { isActive }]) => !isActive).map(([name]) => contractNames[name]);
  return named.filter((method) => !off.includes(method));
}

/** Plan ids of Mozambique's methods in one environment. */
export function listMethodPlanIds(
  { mz }: Pick<BrandSettings, 'mz'>,
  environment: Environment,
): Partial<Record<PaymentMethod, string>> {
  const methods = Object.entries(mz?.methods ?? {}) as [LocalMethod, { planId: Record<Environment, string> }][];
  return Object.fromEntries(methods.map(([name, { planId }]) => [contractNames[name], planId[environment]]));
}

/** Names of Mozambique's methods on the wire, where the brand states another name of the HTTP contract. */
export function listMethodNames({ mz }: Pick<BrandSettings, 'mz'>): Partial<Record<PaymentMethod, PaymentMethod>> {
  const methods = Object.entries(mz?.methods ?? {}) as [LocalMethod, { name: string }][];
  const stated = methods.map(([local, { name }]) => [contractNames[local], name] as const);
  return Object.fromEntries(stated.filter(([method, name]) => name !== method && paymentMethods.enum.includes(name)));
}

/** An area's settings, with the methods that it offers. */
export function withActiveMethods(settings: AreaSettings): AreaSettings {
  return { ...settings, payment: { ...settings.payment, methods: listActiveMethods(settings) } };
}
