import type { BuildEntry } from '../../../contract/step-contract';

/** A bankslip carries nothing but its amount. */
export const buildEntry: BuildEntry = (_values, { amount }) => ({ method: 'bankslip', amount });
