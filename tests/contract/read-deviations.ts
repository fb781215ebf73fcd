import path from 'node:path';
import { validateContractDeviations } from '../../schemas/generated/config.mjs';
import type { CallId } from '../../schemas/generated/contract';
import type { ContractDeviation } from '../../schemas/generated/types';
import { readChecked, requireCall } from '../../scripts/contract/read-suite';

/** A mistake with a call of the contract. */
export type Deviation = ContractDeviation & { call: CallId };

/** Reads the mistakes that the suite has to find. Throws a SuiteError. */
export function readDeviations(): Deviation[] {
  const file = path.join(import.meta.dirname, 'deviations.json');
  const { deviations } = readChecked(file, validateContractDeviations);
  for (const { name, call } of deviations) requireCall(`deviations.json: "${name}"`, call);
  return deviations as Deviation[];
}
