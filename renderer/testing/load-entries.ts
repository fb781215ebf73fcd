import type { MethodId } from '../../schemas/generated/types';
import type { BuildEntries } from '../contract/step-contract';
import { amountEntry } from '../payment-form/methods/amount-entry';

const files = import.meta.glob<{ buildEntries: BuildEntries }>('../payment-form/methods/*/*.entries.ts');

/** Loads what a payment method sends. */
export async function loadEntries(id: MethodId): Promise<BuildEntries> {
  const load = files[`../payment-form/methods/${id}/${id}.entries.ts`];
  return load ? (await load()).buildEntries : amountEntry(id);
}
