import type { Submit } from '../../renderer/contract/step-contract';
import type { RecoveryStepProps } from '../../schemas/generated/types';
import { findPaidHere } from './find-paid-here';
import { selectRecoveredPlan } from './select-recovered-plan';

/**
 * Keeps lead and plan, and leads to the payment of the purchase's own flow, which is another document. Name, e-mail and
 * phone stay at the backend, unless this browser knows them. Where the purchase changes its lead, another browser keeps
 * the plan alone, and makes a lead of its own. A purchase paid here leads to its receipt.
 */
export const submit: Submit<RecoveryStepProps, Record<string, never>> = async (_values, { checkout, session }) => {
  const { entry, recovery } = checkout;
  if (!recovery) return { kind: 'stay' };
  const { start, payment = start, receipt = payment } = recovery;
  if (findPaidHere(checkout, session)) return { kind: 'leave', href: receipt };
  if (entry.kind !== 'lead' || !entry.found) return { kind: 'leave', href: start };
  const { leadId } = entry.found;
  const plan = selectRecoveredPlan(checkout, entry.found);
  const isElsewhere = session.leadId !== leadId;
  const makesLead = isElsewhere && recovery.needsOwnLead;
  const lead = { leadId, name: '', email: '', phone: '' };
  return {
    kind: 'leave',
    href: makesLead ? start : payment,
    session: {
      ...(isElsewhere && !makesLead && { lead }),
      ...(plan && { selectedPlan: { planId: plan.id } }),
    },
  };
};
