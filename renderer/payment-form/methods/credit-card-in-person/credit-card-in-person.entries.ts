import type { BuildEntries } from '../../../contract/step-contract';

/** An entry in person has only its amount. */
export const buildEntries: BuildEntries = (_values, { amount }) => [{ method: 'credit-card-in-person', amount }];
