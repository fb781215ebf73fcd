/** Ways of paying that a body of the contract names, with their places. */
export function listEntries(body: unknown): { path: string; entry: { card?: unknown; paymentProfileId?: unknown } }[] {
  const { paymentMethods = [], paymentMethod } = Object(body) as {
    paymentMethods?: readonly object[];
    paymentMethod?: object;
  };
  return [
    ...paymentMethods.map((entry, index) => ({ path: `paymentMethods.${index}`, entry })),
    ...(paymentMethod ? [{ path: 'paymentMethod', entry: paymentMethod }] : []),
  ];
}
