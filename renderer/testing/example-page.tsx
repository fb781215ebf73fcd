import { type ComponentType, useMemo } from 'react';
import type { Step } from '../../model/flow/resolve-step';
import type { StepVideo, TemplateId } from '../../schemas/generated/types';
import { CheckoutContext } from '../checkout/checkout-context';
import type { CheckoutView } from '../checkout/checkout-view';
import '../ui/global.styles';
import { ExampleOutlet } from '../../studio/example-outlet';
import type { TemplateExample } from '../../studio/read-examples';
import { createRecordedApi, ExampleContext, sessionOf, tokenOf } from '../../studio/recorded-example';
import type { FieldErrors, StepComponentProps, StepPayment } from '../contract/step-contract';
import type { OutletProps } from '../outlet/use-preloads';
import { PaymentProvider } from '../player/payment-provider';
import { makeCheckoutView, makeThemeCss } from './make-checkout-view';
import { makeFlow } from './make-flow';
import { makeStepProps } from './make-step-props';

interface ExampleProps {
  templateId: TemplateId;
  example: TemplateExample;
}

interface ExamplePageProps extends ExampleProps, Partial<Pick<StepPayment, 'onPayment'>> {
  /** The template's step with recorded answers. */
  player: ComponentType<StepComponentProps>;
  fieldErrors?: FieldErrors;
  /** Replaces the brand's own plans. */
  plans?: CheckoutView['plans'];
  /** Changes the view's texts. */
  plant?: (view: CheckoutView) => CheckoutView;
}

const noSteps = { paymentStepId: undefined, moneyStepIds: [], pixStepId: undefined, waitingStepId: undefined };

function ignore() {}

/** Renders an example on its brand's page without a server. The configuration is imported as modules. */
export function ExamplePage({ player: Player, templateId, example, fieldErrors, ...given }: ExamplePageProps) {
  const { plans, plant, onPayment = ignore } = given;
  const view = useExampleCheckout(templateId, example);
  const checkout = useMemo(() => {
    const planned = plans ? { ...view, plans } : view;
    return plant ? plant(planned) : planned;
  }, [view, plans, plant]);
  const recorded = useMemo(() => ({ example, fieldErrors }), [example, fieldErrors]);
  const props = useMemo(
    () =>
      makeStepProps({
        step: stepOf(templateId, example),
        session: sessionOf(example),
        api: createRecordedApi(example),
      }),
    [templateId, example],
  );
  return (
    <CheckoutContext.Provider value={checkout}>
      <style>{makeThemeCss(example.brand)}</style>
      <main lang={checkout.language}>
        <ExampleContext.Provider value={recorded}>
          <PaymentProvider
            api={props.api}
            payingSteps={noSteps}
            waitingToken={tokenOf(example)}
            onPayment={onPayment}
            onUnpaid={ignore}
          >
            <Player {...props} />
          </PaymentProvider>
        </ExampleContext.Provider>
      </main>
    </CheckoutContext.Provider>
  );
}

/** An example with the outlet's frame: bands, 'Voltar', progress, order, overlay, links. */
export function FramedExamplePage({ templateId, example, ...played }: ExampleProps & Pick<OutletProps, 'templates'>) {
  const view = useExampleCheckout(templateId, example);
  const checkout = useMemo(() => frameOf(view, stepOf(templateId, example)), [view, templateId, example]);
  const recorded = useMemo(() => ({ example }), [example]);
  const step = checkout.flow.steps.at(-1) as Step;
  return (
    <>
      <style>{makeThemeCss(example.brand)}</style>
      <ExampleOutlet {...played} checkout={checkout} step={step} recorded={recorded} />
    </>
  );
}

const liveSeller = { name: 'Bia Souza', isLiveEnabled: true, account: '', id: 'bia', source: 'direto' };

/** Adds every band, and a step to go back to. */
function frameOf(view: CheckoutView, step: Step): CheckoutView {
  const before = view.flow.steps.filter(({ templateId }) => templateId !== step.templateId).slice(0, 1);
  return { ...view, flow: makeFlow('example', ...before, step), seller: liveSeller, showsHomologation: true };
}

function stepOf(templateId: TemplateId, { stepProps = {} }: TemplateExample): Step {
  return { id: templateId, templateId, props: stepProps } as Step;
}

function useExampleCheckout(templateId: TemplateId, example: TemplateExample): CheckoutView {
  const { brand, area, hasPlans, interest, error, entry, stepProps = {} } = example;
  const { markdown, media, video } = stepProps as {
    markdown?: string;
    media?: { picture?: string };
    video?: StepVideo;
  };
  return useMemo(
    () =>
      makeCheckoutView({
        ...(brand === undefined ? {} : { brand }),
        ...(area === undefined ? {} : { area }),
        ...(hasPlans === undefined ? {} : { hasPlans }),
        interest,
        error,
        ...(entry && { entry: { step: { id: templateId, templateId } as Step, example: entry } }),
        stepProps: {
          stepId: templateId,
          ...(markdown === undefined ? {} : { markdown }),
          ...(media?.picture === undefined ? {} : { picture: media.picture }),
          ...(video && { video }),
        },
      }),
    [brand, area, hasPlans, interest, error, entry, templateId, markdown, media, video],
  );
}
