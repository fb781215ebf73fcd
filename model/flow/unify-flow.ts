import { unifyMethods } from '../../schemas/api/unify-method';
import type { Flow } from '../../schemas/generated/types';
import type { Step } from './resolve-step';

/** Replaces method aliases in a flow's steps. Returns the same flow if nothing changes. */
export function unifyFlow(flow: Flow): Flow {
  const steps = flow.steps.map(unifyStep);
  return steps.every((step, index) => step === flow.steps[index]) ? flow : { ...flow, steps };
}

function unifyStep(step: Step): Step {
  const { props } = step;
  if (!props || !('methods' in props) || props.methods === undefined) return step;
  const methods = unifyMethods(props.methods);
  return methods === props.methods ? step : ({ ...step, props: { ...props, methods } } as Step);
}
