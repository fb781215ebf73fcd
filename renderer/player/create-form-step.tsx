import { type ComponentType, memo, useEffect, useMemo, useRef, useState } from 'react';
import { type Control, type FieldValues, useForm, useFormState } from 'react-hook-form';
import type { FormValidator } from '../../schemas/generated/validator';
import { useCheckout } from '../checkout/checkout-context';
import type {
  Actions,
  Resume,
  Settle,
  ShownMethod,
  StepComponentProps,
  StepViewProps,
  Submit,
} from '../contract/step-contract';
import { type StepForm, StepFormContext, validationModes } from '../contract/step-form-context';
import { createResolver, errorOf, rewordMessages } from '../forms/create-resolver';
import { ErrorSummary, LeftErrors } from '../forms/error-summary';
import { fieldId } from '../forms/field-id';
import { flattenFields } from '../forms/flatten-fields';
import { isSilent, readControls } from '../forms/read-controls';
import { keepRefusals, refuseField } from '../forms/refusal';
import { forgetPress, keepPress, sendEarlyPress } from './early-press';
import { FormErrorPanel } from './form-error-panel';
import { nextPaint } from './next-paint';
import { StepShell } from './step-shell';
import { useStepRun, viewProps } from './use-step-run';

/** Field work is short. A chunk that never loads must not block a payment. */
const longestHoldMs = 3_000;

export interface FormStepDefinition<Props, Values, ActionName extends string, Data> {
  view: ComponentType<StepViewProps<Props, ActionName, Data>>;
  validate: FormValidator<Values>;
  /** Other wordings on this screen: rule → key of its message. */
  messageKeys?: Readonly<Record<string, string>>;
  submit: Submit<Props, Values>;
  settle?: Settle<Props>;
  resume?: Resume<Props>;
  actions?: Actions<Props, ActionName>;
}

/** As createStep, for a template with fields: adds rules, messages and the error summary (A11Y-3). */
export function createFormStep<Props, Values, ActionName extends string = never, Data = undefined>(
  definition: FormStepDefinition<Props, Values, ActionName, Data>,
): ComponentType<StepComponentProps> {
  const { view: View, submit, settle, resume, actions } = definition;
  const validate = definition.validate as FormValidator<unknown>;
  const { messageKeys } = definition;

  return memo(function FormStepPlayer(props: StepComponentProps) {
    const { step, session, isWaiting, isHeld = false } = props;
    const { messages: usual } = useCheckout();
    const messages = useMemo(() => rewordMessages(usual, messageKeys), [usual]);
    const methodRules = useRef<FormValidator<unknown>>(undefined);
    const extraRules = useRef(new Map<string, FormValidator<unknown> | undefined>());
    const secrets = useRef(new Set<string>());
    const method = useRef<ShownMethod>(undefined);
    const resolver = useMemo(
      () =>
        createResolver(
          () => [validate, ...extraRules.current.values(), methodRules.current].filter((rules) => rules !== undefined),
          messages,
          (values) => method.current?.findErrors?.(values) ?? {},
        ),
      [messages],
    );
    const form = useForm<FieldValues>({ ...validationModes, resolver, shouldFocusError: false });

    const [hasForgotten, setForgotten] = useState(false);
    const { phase, formError, dismissError, showReceipt, chooseAgain, contextOf, run } = useStepRun<Props>({
      props,
      settle,
      resume,
      readMethod: () => method.current,
      onStay: ({ fieldErrors = {}, formError: refusal, values = {}, focus }) => {
        for (const [field, value] of Object.entries(values)) {
          form.setValue(field, value);
          form.clearErrors(field);
        }
        for (const [field, rule] of Object.entries(fieldErrors)) {
          // A payment sent before a reload may use a method that is not shown now.
          if (refusal && !isShown(field)) continue;
          refuseField(form, field, errorOf(rule, messages, form.getValues(field)));
        }
        // Asking the buyer sends nothing, so the security code stays.
        const forgotten =
          refusal && !refusal.purchase ? [...secrets.current].filter((field) => form.getValues(field)) : [];
        for (const field of forgotten) form.setValue(field, '');
        setForgotten(forgotten.some(isShown));
        if (focus) form.setFocus(focus);
      },
    });
    const send = (values: FieldValues) => {
      const context = contextOf();
      return run(() => submit(values as Values, context));
    };
    const act = (name: ActionName, input?: unknown) => {
      const context = contextOf();
      void run(async () => actions?.[name](context, input as never));
    };

    const isMethodExpected = useRef(false);
    const held = useRef(new Set<Promise<void>>());
    const submitForm = () => {
      // By then the button's text may differ, and a field may start work on the new value.
      if (readControls(form)) context.holdPress(nextPaint());
      const isLoading =
        (isMethodExpected.current && !method.current) ||
        [...extraRules.current.values()].some((extra) => extra === undefined);
      const isEarly = isHeld || held.current.size > 0 || isLoading;
      if (isEarly) {
        keepPress(step.id);
        return;
      }
      const reportRefusals = keepRefusals(form);
      void form.handleSubmit(send, () => {
        // Current field errors replace the message of the last try.
        dismissError();
        reportRefusals();
      })();
    };

    useEffect(() => {
      if (!isHeld) sendEarlyPress(step.id);
    }, [isHeld, step.id]);

    const context = useMemo<StepForm>(
      () => ({
        form,
        expectMethod: (isExpected) => {
          isMethodExpected.current = isExpected;
          if (!isExpected) forgetPress();
        },
        setMethod: (shown) => {
          methodRules.current = shown?.validate;
          method.current = shown;
          if (!shown) return;
          const fields = flattenFields(form.getValues()).map(([field]) => field);
          form.clearErrors(fields.filter((field) => !isShown(field)));
          sendEarlyPress(step.id);
        },
        expectRules: (id) => {
          extraRules.current.set(id, extraRules.current.get(id));
          return () => extraRules.current.delete(id);
        },
        setRules: (id, extra) => {
          extraRules.current.set(id, extra);
          sendEarlyPress(step.id);
        },
        holdPress: (work) => {
          held.current.add(work);
          const end = () => {
            clearTimeout(timer);
            if (held.current.delete(work) && held.current.size === 0) sendEarlyPress(step.id);
          };
          const timer = setTimeout(end, longestHoldMs);
          // What rejects is a fault of ours: nobody catches it, so the page reports it.
          void work.finally(end);
        },
        addSecret: (field) => secrets.current.add(field),
      }),
      [form, step.id],
    );

    return (
      <StepFormContext.Provider value={context}>
        <StepShell
          step={step}
          isRestored={session.isRestored}
          isWaiting={isWaiting}
          onSubmit={submitForm}
          onLeave={(event) => {
            // The press validates the field. An earlier error summary would move the button from under the pointer.
            if (isSilent(event.target, form)) event.stopPropagation();
          }}
        >
          <FormErrorPanel
            error={formError}
            hasForgotten={hasForgotten}
            onReceipt={showReceipt}
            onChoose={chooseAgain}
          />
          <FieldErrors control={form.control} hasFormError={formError !== undefined} onErrors={props.onErrors} />
          <View {...viewProps<Props, ActionName, Data>(props, phase, act)} />
        </StepShell>
      </StepFormContext.Provider>
    );
  });
}

interface FieldErrorsProps {
  control: Control<FieldValues>;
  hasFormError: boolean;
  onErrors: StepComponentProps['onErrors'];
}

/** Only this component follows all fields' errors: an edit renders its field and this, not the whole step. */
function FieldErrors({ control, hasFormError, onErrors }: FieldErrorsProps) {
  const { errors, submitCount, isSubmitting, isSubmitSuccessful } = useFormState({ control });
  const hasFieldErrors = flattenFields(errors).length > 0;
  useEffect(() => onErrors(hasFieldErrors || hasFormError), [onErrors, hasFieldErrors, hasFormError]);
  return (
    <>
      <ErrorSummary errors={errors} submitCount={isSubmitSuccessful || hasFormError ? 0 : submitCount} />
      <LeftErrors errors={errors} isSubmitting={isSubmitting} submitCount={submitCount} />
    </>
  );
}

/** Whether a field is on the page. A payment method's fields leave with it, but stay in the form's state. */
function isShown(field: string): boolean {
  return document.getElementById(fieldId(field)) !== null;
}
