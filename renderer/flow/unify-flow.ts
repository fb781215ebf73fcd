import { unifyMethods } from '../../schemas/api/unify-method';
import type { Flow } from '../../schemas/generated/types';
import type { Step } from './resolve-step';

/** The flow with the methods that its steps allow under their one name. */
export function unifyFlow(flow: Flow): Flow {
  return { ...flow, steps: flow.steps.map(unifyStep) };
}

function unifyStep(step: Step): Step {
  const { props } = step;
  if (!props || !('methods' in props) || props.methods === undefined) return step;
  return { ...step, props: { ...props, methods: unifyMethods(props.methods) } } as Step;
}
