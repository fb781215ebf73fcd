import { validateAgreedContract } from '../../../../schemas/generated/session.mjs';
import { readStored } from '../../browser-storage';
import type { RestoredVisit, Session } from '../../session';

/** A text of the flow that has changed since it was agreed to is shown again. */
export function restore({ owner, shown }: RestoredVisit): Partial<Session> {
  const contract = readStored('agreedContract', validateAgreedContract, owner) ?? null;
  if (!contract || contract.id !== undefined) return { contract };
  return { contract: contract.hash === shown.documentHashes[contract.stepId] ? contract : null };
}
