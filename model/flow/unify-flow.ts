import { unifyMethods } from '../../schemas/api/unify-method';
import type { Flow } from '../../schemas/generated/types';
import type { Step } from './resolve-step';

/** The flow with the methods that its steps allow under their one name; itself where nothing changes, as in most. */
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
