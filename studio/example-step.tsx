import { type ComponentType, useCallback, useEffect, useMemo, useRef } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { Step } from '../model/flow/resolve-step';
import type { ChosenPayment } from '../model/money/offered-plan';
import { useCheckout } from '../renderer/checkout/checkout-context';
import type { StepViewProps } from '../renderer/contract/step-contract';
import { StepFormContext, validationModes } from '../renderer/contract/step-form-context';
import type { FieldErrors } from '../renderer/contract/step-result';
import { createResolver, errorOf } from '../renderer/forms/create-resolver';
import { ErrorSummary } from '../renderer/forms/error-summary';
import { fieldId } from '../renderer/forms/field-id';
import { refuseField } from '../renderer/forms/refusal';
import { emptySession, type Session } from '../renderer/session/session';
import { FormErrorPanel } from '../renderer/step/form-error-panel';
import { StepShell } from '../renderer/step/step-shell';
import type { TemplateExamples } from '../schemas/generated/types';
import type { FormValidator } from '../schemas/generated/validator';

/** What a step waits for whose buyer comes back without knowing more. */
const payment = 'pay_8f3kq2';

/** A state of a template, but for what the studio calls it. */
export type TemplateExample = Omit<TemplateExamples['examples'][number], 'label'>;

export interface ExampleStepProps {
  /** The step that is shown, its props as the flow and the example state them. */
  step: Step;
  example: TemplateExample;
  /** Messages that are shown at the fields, as after an answer of the backend; those of fields that are not there are left out. */
  fieldErrors?: FieldErrors | undefined;
  /** Told how the example pays: the order stands above it. */
  onPayment?: ((chosen: ChosenPayment | null) => void) | undefined;
}

/** The parts of a template that an example needs; what is sent and what is made of answers are none of them. */
export interface ExampleParts {
  view: ComponentType<StepViewProps<never, string>>;
  /** The rules of the template's own fields; absent for a template without. */
  validate?: FormValidator<unknown> | undefined;
}

/** A template's view in a named state, inside what its player gives it; the player's work is not done: nothing is sent. */
export function ExampleStep({
  view: View,
  validate,
  step,
  example,
  fieldErrors,
  onPayment,
}: ExampleParts & ExampleStepProps) {
  const { isSubmitted, phase = 'ready', formError, values, wait } = example;
  const { messages } = useCheckout();
  const session = useMemo(() => sessionOf(example), [example]);
  const rules = useRef<FormValidator<unknown>[]>(validate ? [validate] : []);
  const form = useForm<FieldValues>({
    ...validationModes,
    shouldFocusError: false,
    defaultValues: { ...values, ...Object.fromEntries((example.ticked ?? []).map((field) => [field, true])) },
    resolver: (typed, given, options) => {
      // An example may speak of fields that the brand does not ask for.
      const asked = Object.entries(typed).filter(([field]) => options.names?.includes(field));
      return createResolver(() => rules.current, messages)(Object.fromEntries(asked), given, options);
    },
  });
  const { setValue } = form;
  // A choice that the view makes by itself counts more than a default value.
  useEffect(() => {
    for (const [field, value] of Object.entries(values ?? {})) setValue(field, value);
  }, [values, setValue]);
  const showErrors = useCallback(() => {
    if (isSubmitted) document.querySelector<HTMLFormElement>('form[data-step]')?.requestSubmit();
    for (const [field, rule] of Object.entries(fieldErrors ?? {})) {
      if (!document.getElementById(fieldId(field))) continue;
      refuseField(form, field, errorOf(rule, messages));
    }
  }, [isSubmitted, fieldErrors, messages, form]);
  const context = useMemo(
    () => ({
      form,
      setMethod: (method: { validate?: FormValidator<unknown> | undefined } | undefined) => {
        rules.current = [validate, method?.validate].filter((rule) => rule !== undefined);
        // Its fields come in a chunk of their own, perhaps after the step has been sent: their rules count as well.
        if (method) showErrors();
      },
      addSecret: () => undefined,
      expectMethod: () => undefined,
      holdPress: () => undefined,
      tellPayment: onPayment ?? (() => undefined),
    }),
    [form, validate, showErrors, onPayment],
  );
  useEffect(showErrors, [showErrors]);
  const { errors, submitCount } = form.formState;
  return (
    <StepFormContext.Provider value={context}>
      <StepShell step={step} isRestored isWaiting={false} onSubmit={() => void form.handleSubmit(() => undefined)()}>
        <FormErrorPanel error={formError} onReceipt={() => undefined} />
        <ErrorSummary errors={errors} submitCount={fieldErrors ? 1 : submitCount} />
        <View
          step={{ id: step.id, props: (step.props ?? {}) as never }}
          session={session}
          phase={phase}
          wait={{
            token: session.pix?.token ?? session.purchase?.token ?? payment,
            status: wait?.status,
            isSupported: wait?.isSupported ?? true,
            isFound: wait?.isFound ?? true,
          }}
          act={() => undefined}
        />
      </StepShell>
    </StepFormContext.Provider>
  );
}

function sessionOf({ session = {}, pixSecondsLeft }: TemplateExample): Session {
  const { pix, ...rest } = session;
  const expiresAt =
    pixSecondsLeft === undefined ? pix?.expiresAt : new Date(Date.now() + pixSecondsLeft * 1000).toISOString();
  return {
    ...emptySession,
    isRestored: true,
    ...rest,
    pix: pix ? { ...pix, ...(expiresAt === undefined ? {} : { expiresAt }) } : null,
  };
}
