import type { BuildEntry } from '../../../contract/step-contract';

/** Pix carries nothing but its amount. */
export const buildEntry: BuildEntry = (_values, { amount }) => ({ method: 'pix', amount });
