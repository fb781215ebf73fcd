import type { BuildEntries } from '../../../contract/step-contract';

/** Pix carries nothing but its amount. */
export const buildEntries: BuildEntries = (_values, { amount }) => [{ method: 'pix', amount }];
