/** Spec 9 names the bank slip twice; it is one method, under the name that has no hyphen. */
export function unifyMethod<Method extends string>(method: Method): Exclude<Method, 'bank-slip'> | 'bankslip' {
  return method === 'bank-slip' ? 'bankslip' : (method as Exclude<Method, 'bank-slip'>);
}
