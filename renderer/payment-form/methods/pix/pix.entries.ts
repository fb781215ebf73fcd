import type { BuildEntries } from '../../../contract/step-contract';

/** A pix entry has only its amount. */
export const buildEntries: BuildEntries = (_values, { amount }) => [{ method: 'pix', amount }];
