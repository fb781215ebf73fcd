import { type ComponentType, useEffect } from 'react';
import { FormErrorPanel } from './form-error-panel';
import { StepActionsContext } from './step-actions-context';
import type { Resume, Settle, StepComponentProps, StepViewProps, Submit } from './step-contract';
import { StepShell } from './step-shell';
import { useStepRun } from './use-step-run';

export type { StepComponentProps } from './step-contract';

export interface StepDefinition<Props> {
  view: ComponentType<StepViewProps<Props>>;
  submit?: Submit<Props, Record<string, never>>;
  settle?: Settle<Props>;
  resume?: Resume<Props>;
}

/** Joins the parts of a template without fields into the component that the outlet plays. */
export function createStep<Props>({
  view: View,
  submit,
  settle,
  resume,
}: StepDefinition<Props>): ComponentType<StepComponentProps> {
  return function StepPlayer(props: StepComponentProps) {
    const { step, session, isWaiting, onErrors } = props;
    const { phase, formError, wait, contextOf, run } = useStepRun<Props>({ props, settle, resume });
    const send = (intent?: string) => {
      const context = contextOf(intent);
      void run(async () => submit?.({}, context));
    };
    useEffect(() => onErrors(formError !== undefined), [onErrors, formError]);
    return (
      <StepActionsContext.Provider value={send}>
        <StepShell
          step={step}
          isRestored={session.isRestored}
          isWaiting={isWaiting}
          onSubmit={submit && (() => send())}
        >
          <FormErrorPanel error={formError} />
          <View
            step={{ id: step.id, props: (step.props ?? {}) as Props }}
            session={session}
            phase={phase}
            formError={formError}
            wait={wait}
          />
        </StepShell>
      </StepActionsContext.Provider>
    );
  };
}
