import type { Actions, Resume, StepContext, Submit } from '../../renderer/contract/step-contract';
import type { OrderBumpPresentationStepProps } from '../../schemas/generated/types';

type Context = StepContext<OrderBumpPresentationStepProps>;

/** The buyer accepts: the extra joins the order. */
export const submit: Submit<OrderBumpPresentationStepProps, Record<string, never>> = async (_, context) => ({
  kind: 'next',
  session: { bump: isSold(context) ? { id: context.step.props.extraId } : null },
});

export const actions = {
  /** The buyer refuses. An extra that was accepted before leaves the order. */
  refuse: async () => ({ kind: 'next', session: { bump: null } }),
} satisfies Actions<OrderBumpPresentationStepProps>;

/** An extra that the brand does not sell is passed over. */
export const resume: Resume<OrderBumpPresentationStepProps> = (context) =>
  isSold(context) ? undefined : Promise.resolve({ kind: 'next', session: { bump: null } });

function isSold({ step, checkout }: Context): boolean {
  return checkout.settings.extras?.some(({ id }) => id === step.props.extraId) ?? false;
}
