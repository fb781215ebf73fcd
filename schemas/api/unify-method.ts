import type { PaymentMethod } from '../generated/types';

/** Spec 9 names the bank slip twice; it is one method, under the name that has no hyphen. */
export function unifyMethod<Method extends string>(method: Method): Exclude<Method, 'bank-slip'> | 'bankslip' {
  return method === 'bank-slip' ? 'bankslip' : (method as Exclude<Method, 'bank-slip'>);
}

/** Methods under their one name, each once, in their order. */
export function unifyMethods(methods: PaymentMethod[]): PaymentMethod[] {
  return methods.includes('bank-slip') ? [...new Set(methods.map(unifyMethod))] : methods;
}
