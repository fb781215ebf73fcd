import { type ComponentType, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { StepComponentProps, StepContext, StepResult, StepViewProps } from '../renderer/contract/step-contract';
import { PaymentContext, usePayment } from '../renderer/contract/step-contract';
import { type StepForm, StepFormContext, useStepForm } from '../renderer/contract/step-form-context';
import { fieldId } from '../renderer/forms/field-id';
import { createFormStep } from '../renderer/player/create-form-step';
import { nextPaint } from '../renderer/player/next-paint';
import type { FormValidator } from '../schemas/generated/validator';
import { ExampleContext, type RecordedExample } from './recorded-example';

/** The parts of a template that an example uses; the code that sends and settles is not among them. */
interface ExampleParts {
  view: ComponentType<StepViewProps<never, string, never>>;
  /** Validates the template's own fields; absent for a template without fields. */
  validate?: FormValidator<unknown> | undefined;
}

/**
 * Builds a step as buyers see it, which presses its button and receives the example's answer. It contains an element
 * with `data-played` once the example is shown.
 */
export function createExampleStep(parts: ExampleParts): ComponentType<StepComponentProps> {
  return function ExampleStep(props: StepComponentProps) {
    const [Player] = useState(() => createPlayer(parts));
    return <Player {...props} />;
  };
}

function createPlayer({ view: View, validate }: ExampleParts) {
  let played: RecordedExample;
  /** The player pressed the button, so field values do not matter. */
  let isPressed = false;
  /** The player pressed the button, and the rules find the example's mistakes. */
  let isJudging = false;
  let onAnswer: (answered: RecordedExample) => void = stay;
  let endWait: () => void = stay;

  /** Ignores errors of fields that the example does not mention; the brand may ask for others. */
  const judge = (rules: FormValidator<unknown> | undefined): FormValidator<unknown> => {
    const judged: FormValidator<unknown> = (values): values is unknown => {
      if (isPressed || !rules) return true;
      const visible = Object.entries(values as object).filter(
        ([field]) => document.getElementsByName(field).length > 0,
      );
      const isValid = rules(Object.fromEntries(visible));
      judged.errors = rules.errors ?? null;
      return isValid;
    };
    return judged;
  };

  const submit = async (_values: unknown, { onConfirming }: StepContext<unknown>): Promise<StepResult> => {
    isPressed = false;
    const { example, fieldErrors = example.fieldErrors ?? {} } = played;
    const { phase = 'ready', formError } = example;
    onAnswer(played);
    if (phase === 'confirming') onConfirming();
    if (phase !== 'ready') {
      await new Promise<void>((resolve) => {
        endWait = resolve;
      });
    }
    const shown = Object.entries(fieldErrors).filter(([field]) => document.getElementById(fieldId(field)));
    return { kind: 'stay', fieldErrors: Object.fromEntries(shown), ...(formError && { formError }) };
  };

  function ExampleView(props: StepViewProps<never, string, never>) {
    const recorded = useContext(ExampleContext);
    const { example } = recorded;
    const { phase } = props;
    const payment = usePayment();
    const context = useStepForm();
    const { form } = context;
    const { submitCount } = useFormState({ control: form.control });
    const begun = useRef<RecordedExample>(undefined);
    const mark = useRef<HTMLSpanElement>(null);
    const [answered, setAnswered] = useState<RecordedExample>();
    played = recorded;
    onAnswer = setAnswered;
    const judged = useMemo<StepForm>(
      () => ({
        ...context,
        setMethod: (method) => context.setMethod(method && { ...method, validate: judge(method.validate) }),
      }),
      [context],
    );
    useEffect(() => {
      for (const [field, value] of Object.entries(example.values ?? {})) form.setValue(field, value);
      for (const field of example.ticked ?? []) form.setValue(field, true);
    }, [form, example]);
    useEffect(() => {
      if (begun.current === recorded) return;
      // The previous example's wait must end first.
      if (phase !== 'ready') return endWait();
      const before = begun.current;
      begun.current = recorded;
      const isJudged = !isAnswered(recorded) && (recorded.example.isSubmitted ?? false);
      const isPlain = !isAnswered(recorded) && !isAnswered(before);
      if (isPlain && !isJudged) return setAnswered(recorded);
      const step = mark.current?.closest('form');
      void nextPaint().then(() => {
        if (!step?.isConnected) return;
        isPressed = !isJudged;
        isJudging = isJudged;
        step.requestSubmit();
      });
    }, [recorded, phase]);
    useEffect(() => {
      if (submitCount === 0 || !isJudging) return;
      isJudging = false;
      setAnswered(played);
    }, [submitCount]);
    const isShown = answered === recorded && phase === (example.phase ?? 'ready');
    return (
      <StepFormContext.Provider value={judged}>
        {/* Buyers' pages need several 404 answers to believe them. Here one is enough. */}
        <PaymentContext
          value={{ ...payment, wait: { ...payment.wait, isSupported: true, isFound: true, ...example.wait } }}
        >
          <View {...props} data={example.data as never} reload={stay} act={stay} />
        </PaymentContext>
        <span ref={mark} hidden data-played={isShown || undefined} />
      </StepFormContext.Provider>
    );
  }

  return createFormStep<never, unknown, string, never>({ view: ExampleView, validate: judge(validate), submit });
}

/** Whether the state results from an answer to a press. */
function isAnswered(recorded: RecordedExample | undefined): boolean {
  const { phase = 'ready', formError, fieldErrors = recorded?.fieldErrors } = recorded?.example ?? {};
  return phase !== 'ready' || formError !== undefined || fieldErrors !== undefined;
}

function stay() {}
