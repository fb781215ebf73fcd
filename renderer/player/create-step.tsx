import { type ComponentType, memo, useEffect } from 'react';
import type { Actions, Resume, Settle, StepComponentProps, StepViewProps, Submit } from '../contract/step-contract';
import { FormErrorPanel } from './form-error-panel';
import { StepShell } from './step-shell';
import { useStepRun, viewProps } from './use-step-run';

export type { StepComponentProps } from '../contract/step-contract';

export interface StepDefinition<Props, ActionName extends string, Data> {
  view: ComponentType<StepViewProps<Props, ActionName, Data>>;
  submit?: Submit<Props, Record<string, never>>;
  settle?: Settle<Props>;
  resume?: Resume<Props>;
  actions?: Actions<Props, ActionName>;
}

/** Builds the outlet's component for a template without fields. */
export function createStep<Props, ActionName extends string = never, Data = undefined>({
  view: View,
  submit,
  settle,
  resume,
  actions,
}: StepDefinition<Props, ActionName, Data>): ComponentType<StepComponentProps> {
  return memo(function StepPlayer(props: StepComponentProps) {
    const { step, session, isWaiting, onErrors } = props;
    const { phase, formError, showReceipt, chooseAgain, contextOf, run } = useStepRun<Props>({
      props,
      settle,
      resume,
    });
    const send = () => {
      const context = contextOf();
      void run(async () => submit?.({}, context));
    };
    const act = (name: ActionName, input?: unknown) => {
      const context = contextOf();
      void run(async () => actions?.[name](context, input as never));
    };
    useEffect(() => onErrors(formError !== undefined), [onErrors, formError]);
    return (
      <StepShell step={step} isRestored={session.isRestored} isWaiting={isWaiting} onSubmit={submit && send}>
        <FormErrorPanel error={formError} onReceipt={showReceipt} onChoose={chooseAgain} />
        <View {...viewProps<Props, ActionName, Data>(props, phase, act)} />
      </StepShell>
    );
  });
}
