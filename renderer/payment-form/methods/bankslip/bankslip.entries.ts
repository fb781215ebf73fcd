import type { BuildEntries } from '../../../contract/step-contract';

/** A bankslip entry has only its amount. */
export const buildEntries: BuildEntries = (_values, { amount }) => [{ method: 'bankslip', amount }];
