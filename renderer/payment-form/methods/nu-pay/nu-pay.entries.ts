import type { BuildEntries } from '../../../contract/step-contract';

/** A NuPay entry has only its amount; the buyer confirms at the wallet. */
export const buildEntries: BuildEntries = (_values, { amount }) => [{ method: 'nu-pay', amount }];
