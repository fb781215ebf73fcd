import type { PaymentMethod } from '../generated/types';

/** Spec 9 names the bank slip twice. It is one method; we use the name without a hyphen. */
export function unifyMethod<Method extends string>(method: Method): Exclude<Method, 'bank-slip'> | 'bankslip' {
  return method === 'bank-slip' ? 'bankslip' : (method as Exclude<Method, 'bank-slip'>);
}

/** Methods with aliases unified, each once, in order. */
export function unifyMethods(methods: PaymentMethod[]): PaymentMethod[] {
  return methods.includes('bank-slip') ? [...new Set(methods.map(unifyMethod))] : methods;
}
