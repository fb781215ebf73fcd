import type { Submit } from '../../renderer/contract/step-contract';
import { mostProfiles, parseProfiles } from '../../renderer/pieces/profiles/most-profiles';
import type { MultiprofilePresentationForm, MultiprofilePresentationStepProps } from '../../schemas/generated/types';

/** Keeps the number of people, which multiplies the plan from here on. */
export const submit: Submit<MultiprofilePresentationStepProps, MultiprofilePresentationForm> = async (
  values,
  { step, checkout },
) => {
  const quantity = parseProfiles(values.quantity, mostProfiles(step.props, checkout));
  if (quantity === undefined) return { kind: 'stay', fieldErrors: { quantity: 'profiles-count' } };
  return { kind: 'next', session: { profiles: { quantity } } };
};
