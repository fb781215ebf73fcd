import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { FormValidator } from '../../schemas/generated/validator';
import { createResolver, messageOf } from '../forms/create-resolver';
import { ErrorSummary } from '../forms/error-summary';
import { type StepForm, StepFormContext } from '../forms/step-form-context';
import { usePaymentStatus } from '../purchase/use-payment-status';
import { report } from '../report/report';
import { useCheckout } from './checkout-context';
import { FormErrorPanel } from './form-error-panel';
import { stepBody } from './step.styles';
import type {
  BuildEntry,
  Resume,
  Settle,
  StepComponentProps,
  StepContext,
  StepPhase,
  StepViewProps,
  Submit,
} from './step-contract';
import type { FormError, StepResult } from './step-result';

export type { StepComponentProps } from './step-contract';

export interface StepDefinition<Props, Values> {
  view: ComponentType<StepViewProps<Props>>;
  submit?: Submit<Props, Values>;
  settle?: Settle<Props>;
  resume?: Resume<Props>;
  validate?: FormValidator<Values>;
}

declare global {
  interface Window {
    /** The page can take a submit; until then the document's guard holds it back. */
    guicheReady?: boolean;
    guicheEarlySubmit?: boolean;
  }
}

/** Joins the parts of a template into the component that the outlet plays: form, sending, errors, waiting. */
export function createStep<Props, Values>(definition: StepDefinition<Props, Values>): ComponentType<StepComponentProps> {
  const { view: View, submit, settle, resume, validate } = definition;

  return function StepPlayer(props: StepComponentProps) {
    const { step, session, api, paymentStepId, waitsForPayment, onResult, onBusy, onErrors } = props;
    const checkout = useCheckout();
    const [phase, setPhase] = useState<StepPhase>('ready');
    const [formError, setFormError] = useState<FormError>();
    const rules = useRef(new Set<FormValidator<unknown>>(validate ? [validate as FormValidator<unknown>] : []));
    const secrets = useRef(new Set<string>());
    const buildEntry = useRef<BuildEntry>(undefined);
    const root = useRef<HTMLFormElement>(null);
    const isBusy = useRef(false);
    const { messages } = checkout;
    const resolver = useMemo(() => createResolver<FieldValues>(() => [...rules.current], messages), [messages]);
    const form = useForm<FieldValues>({ mode: 'onTouched', resolver, shouldFocusError: false });
    const { errors, submitCount } = form.formState;
    const errorCount = Object.keys(errors).length;
    const waitingToken = waitsForPayment ? (session.pix?.token ?? pendingToken(session.purchase)) : null;
    const wait = usePaymentStatus(api, settle ? waitingToken : null);

    const contextOf = useCallback(
      (intent?: string): StepContext<Props> => ({
        step: { id: step.id, props: (step.props ?? {}) as Props },
        session,
        checkout,
        api,
        paymentStepId,
        onConfirming: () => {
          setPhase('confirming');
          onBusy(false);
        },
        intent,
        buildEntry: buildEntry.current,
      }),
      [step, session, checkout, api, paymentStepId, onBusy],
    );

    const apply = useCallback(
      async (result: StepResult) => {
        if (result.kind === 'stay') {
          for (const [field, rule] of Object.entries(result.fieldErrors ?? {})) {
            form.setError(field, { type: rule, message: messageOf(rule, messages) });
          }
          if (result.formError) for (const field of secrets.current) form.setValue(field, '');
          setFormError(result.formError);
        }
        await onResult(result);
      },
      [form, messages, onResult],
    );

    const run = useCallback(
      async (work: () => Promise<StepResult | undefined>) => {
        if (isBusy.current) return;
        isBusy.current = true;
        setFormError(undefined);
        setPhase('sending');
        onBusy(true);
        try {
          const result = await work();
          if (result) await apply(result);
        } catch (error) {
          report('error', error instanceof Error ? error.message : 'unknown', { area: 'submit', code: step.templateId });
          setFormError({ code: 'generic' });
        } finally {
          isBusy.current = false;
          setPhase('ready');
          onBusy(false);
        }
      },
      [apply, onBusy, step.templateId],
    );

    const send = useCallback(
      async (intent?: string) => {
        if (submit) await run(() => submit(form.getValues() as Values, contextOf(intent)));
      },
      [run, form, contextOf],
    );

    const latest = useRef({ contextOf, run });
    latest.current = { contextOf, run };
    useEffect(() => {
      if (!session.isRestored) return;
      const resuming = resume?.(latest.current.contextOf());
      if (resuming) void latest.current.run(() => resuming);
    }, [session.isRestored]);

    const { status } = wait;
    useEffect(() => {
      const result = status && settle?.(status, latest.current.contextOf());
      if (result) void latest.current.run(async () => result);
    }, [status]);

    useEffect(() => onErrors((submitCount > 0 && errorCount > 0) || formError !== undefined), [
      onErrors,
      submitCount,
      errorCount,
      formError,
    ]);

    useEffect(() => {
      window.guicheReady = true;
      if (!window.guicheEarlySubmit) return;
      window.guicheEarlySubmit = false;
      root.current?.requestSubmit();
    }, []);

    const context = useMemo<StepForm>(
      () => ({
        form,
        setMethod: (method) => {
          rules.current = new Set([
            ...(validate ? [validate as FormValidator<unknown>] : []),
            ...(method?.validate ? [method.validate] : []),
          ]);
          buildEntry.current = method?.buildEntry;
        },
        addSecret: (field) => secrets.current.add(field),
        act: (intent) => void send(intent),
      }),
      [form, send],
    );

    const view = (
      <>
        <FormErrorPanel error={formError} />
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <View
          step={{ id: step.id, props: (step.props ?? {}) as Props }}
          session={session}
          phase={phase}
          formError={formError}
          wait={wait}
        />
      </>
    );
    return (
      <StepFormContext.Provider value={context}>
        {submit ? (
          <form
            ref={root}
            className={stepBody}
            data-step={step.id}
            data-template={step.templateId}
            method="post"
            autoComplete="off"
            noValidate
            onSubmit={form.handleSubmit(() => send())}
          >
            {view}
          </form>
        ) : (
          <div className={stepBody} data-step={step.id} data-template={step.templateId}>
            {view}
          </div>
        )}
      </StepFormContext.Provider>
    );
  };
}

function pendingToken(purchase: StepComponentProps['session']['purchase']): string | null {
  return purchase?.status === 'pending' ? purchase.token : null;
}
