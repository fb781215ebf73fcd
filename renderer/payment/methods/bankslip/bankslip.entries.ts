import type { BuildEntries } from '../../../contract/step-contract';

/** A bankslip carries nothing but its amount. */
export const buildEntries: BuildEntries = (_values, { amount }) => [{ method: 'bankslip', amount }];
