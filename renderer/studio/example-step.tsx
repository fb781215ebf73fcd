import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { TemplateExamples, TemplateId } from '../../schemas/generated/types';
import type { FormValidator } from '../../schemas/generated/validator';
import { createResolver } from '../forms/create-resolver';
import { ErrorSummary } from '../forms/error-summary';
import { StepFormContext } from '../forms/step-form-context';
import type { Session } from '../session/session';
import { CheckoutContext } from '../step/checkout-context';
import { FormErrorPanel } from '../step/form-error-panel';
import type { StepViewProps } from '../step/step-contract';
import { StepShell } from '../step/step-shell';
import { makeCheckoutView, makeThemeCss } from './make-checkout-view';
import { makeSession } from './make-session';

export type TemplateExample = TemplateExamples['examples'][number];

interface ExampleStepProps {
  templateId: TemplateId;
  example: TemplateExample;
  // biome-ignore lint/suspicious/noExplicitAny: each view has props of its own
  View: ComponentType<StepViewProps<any>>;
  /** The rules of the template's own fields; absent for a template without. */
  validate: FormValidator<unknown> | undefined;
}

/** A template's view in a named state, inside what its player gives it; the player's work is not done. */
export function ExampleStep({ templateId, example, View, validate }: ExampleStepProps) {
  const { brand, area, hasPlans, error, stepProps = {}, phase = 'ready', formError, wait } = example;
  const { markdown, media } = stepProps as { markdown?: string; media?: { picture?: string } };
  const checkout = useMemo(
    () =>
      makeCheckoutView({
        ...(brand === undefined ? {} : { brand }),
        ...(area === undefined ? {} : { area }),
        ...(hasPlans === undefined ? {} : { hasPlans }),
        error,
        stepProps: {
          stepId: templateId,
          ...(markdown === undefined ? {} : { markdown }),
          ...(media?.picture === undefined ? {} : { picture: media.picture }),
        },
      }),
    [brand, area, hasPlans, error, templateId, markdown, media],
  );
  const session = useMemo(() => sessionOf(example), [example]);
  const rules = useRef<FormValidator<unknown>[]>(validate ? [validate] : []);
  const form = useForm<FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...example.values, ...Object.fromEntries((example.ticked ?? []).map((field) => [field, true])) },
    resolver: createResolver<FieldValues>(() => rules.current, checkout.messages),
  });
  const root = useRef<HTMLDivElement>(null);
  const context = useMemo(
    () => ({
      form,
      setMethod: (method: { validate?: FormValidator<unknown> | undefined } | undefined) => {
        rules.current = [validate, method?.validate].filter((rule) => rule !== undefined);
        // Its fields come in a chunk of their own, perhaps after the step has been sent: their rules count as well.
        if (method && example.isSubmitted) root.current?.querySelector('form')?.requestSubmit();
      },
      addSecret: () => undefined,
      expectMethod: () => undefined,
    }),
    [form, validate, example.isSubmitted],
  );
  const submit = () => void form.handleSubmit(() => undefined)();
  useEffect(() => {
    if (example.isSubmitted) root.current?.querySelector('form')?.requestSubmit();
  }, [example.isSubmitted]);
  const step = { id: templateId, templateId, props: stepProps };
  return (
    <CheckoutContext.Provider value={checkout}>
      <StepFormContext.Provider value={context}>
        <style>{makeThemeCss(brand)}</style>
        <main lang={checkout.language} ref={root}>
          <StepShell step={step as Parameters<typeof StepShell>[0]['step']} isWaiting={false} onSubmit={submit}>
            <FormErrorPanel error={formError} />
            <ErrorSummary errors={form.formState.errors} submitCount={form.formState.submitCount} />
            <View
              step={{ id: templateId, props: stepProps }}
              session={session}
              phase={phase}
              formError={formError}
              wait={{
                token: session.pix?.token ?? session.purchase?.token ?? 'pay_8f3kq2',
                status: wait?.status,
                isSupported: wait?.isSupported ?? true,
                isFound: wait?.isFound ?? true,
              }}
            />
          </StepShell>
        </main>
      </StepFormContext.Provider>
    </CheckoutContext.Provider>
  );
}

function sessionOf({ session = {}, pixSecondsLeft }: TemplateExample): Session {
  const { pix, ...rest } = session;
  const expiresAt =
    pixSecondsLeft === undefined ? pix?.expiresAt : new Date(Date.now() + pixSecondsLeft * 1000).toISOString();
  return makeSession({ ...rest, pix: pix ? { ...pix, expiresAt: expiresAt ?? pix.expiresAt } : null });
}
