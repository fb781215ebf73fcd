import type { BuildEntries } from '../../../contract/step-contract';
import { buildCard } from '../build-card';

/** The typed card in one payment. Its name on the wire comes from the brand. */
export const buildEntries: BuildEntries = (values, { amount }) => [
  { method: 'debit-card', amount, card: buildCard(values) },
];
