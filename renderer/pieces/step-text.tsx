import { useCheckout } from '../checkout/checkout-context';
import { Markdown } from '../ui/markdown';

/** Text of a step, where the flow has one. */
export function StepText({ stepId }: { stepId: string }) {
  const { documents } = useCheckout();
  const text = documents[stepId];
  return text && <Markdown nodes={text} />;
}
