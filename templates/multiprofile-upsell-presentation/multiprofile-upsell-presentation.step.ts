import { track } from '../../renderer/analytics/track';
import type { Actions, Submit } from '../../renderer/contract/step-contract';
import { refuseUpsell } from '../../renderer/payment/answer-upsell';
import { boughtProfiles } from '../../renderer/pieces/profiles/bought-profiles';
import { mostProfiles, parseProfiles } from '../../renderer/pieces/profiles/most-profiles';
import type {
  MultiprofileUpsellPresentationForm,
  MultiprofileUpsellPresentationStepProps,
} from '../../schemas/generated/types';

/** The buyer accepts: keeps the people to add, and goes to the upsell's payment. */
export const submit: Submit<MultiprofileUpsellPresentationStepProps, MultiprofileUpsellPresentationForm> = async (
  values,
  { step, session, checkout },
) => {
  const extra = parseProfiles(values.quantity, mostProfiles(step.props, checkout));
  if (extra === undefined) return { kind: 'stay', fieldErrors: { quantity: 'profiles-count' } };
  track({ event: 'upsell_accept' });
  return { kind: 'next', session: { profiles: { quantity: boughtProfiles(session), extra } } };
};

export const actions = {
  /** The buyer refuses: adds nobody, and goes to the receipt, past the upsell's steps. */
  refuse: (context) => refuseUpsell(context, { profiles: { quantity: boughtProfiles(context.session) } }),
} satisfies Actions<MultiprofileUpsellPresentationStepProps>;
