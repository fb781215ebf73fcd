import type { StepComponentProps, StepPhase, StepViewProps } from '../contract/step-contract';

/** Props of a step's component → those of its view. */
export function viewProps<Props, ActionName extends string, Data>(
  { step, params, session, data, isLoading = false, reload = ignore }: StepComponentProps,
  phase: StepPhase,
  act: StepViewProps<Props, ActionName, Data>['act'],
): StepViewProps<Props, ActionName, Data> {
  const shown = { id: step.id, props: (step.props ?? {}) as Props };
  return { step: shown, params, session, data: data as Data, isLoading, phase, act, reload };
}

/** A template without data has nothing to reload. */
function ignore() {}
