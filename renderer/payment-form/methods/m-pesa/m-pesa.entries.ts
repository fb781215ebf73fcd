import type { BuildEntries } from '../../../contract/step-contract';

/** An M-Pesa entry has only its amount. The number is the request's `phone`. */
export const buildEntries: BuildEntries = (_values, { amount }) => [{ method: 'm-pesa', amount }];
