import { type ComponentType, useMemo, useRef, useState } from 'react';
import type { Step } from '../../model/flow/resolve-step';
import type { ChosenPayment } from '../../model/money/offered-plan';
import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import type { Manifest, TemplateId } from '../../schemas/generated/types';
import { CheckoutContext } from '../checkout/checkout-context';
import type { CheckoutView } from '../checkout/checkout-view';
import { Frame } from '../outlet/frame';
import { OrderSummary } from '../outlet/order-summary';
import { Overlay } from '../outlet/overlay';
import { emptySession } from '../session/session';
import '../ui/global.styles';
import type { ExampleStepProps, TemplateExample } from '../../studio/example-step';
import { makeCheckoutView, makeThemeCss } from './make-checkout-view';

interface ExamplePageProps {
  /** The template's player of examples. */
  player: ComponentType<ExampleStepProps>;
  templateId: TemplateId;
  example: TemplateExample;
}

interface FramedExamplePageProps extends ExamplePageProps {
  /** The template's own: what of the frame it shows. */
  manifest: Manifest;
}

/** An example on a page of its brand, without a server: the configuration is read as modules of the test. */
export function ExamplePage({ player: Player, templateId, example }: ExamplePageProps) {
  const checkout = useExampleCheckout(templateId, example);
  return (
    <CheckoutContext.Provider value={checkout}>
      <style>{makeThemeCss(example.brand)}</style>
      <main lang={checkout.language}>
        <Player step={stepOf(templateId, example)} example={example} />
      </main>
    </CheckoutContext.Provider>
  );
}

/** The same with all that the outlet shows around a step: bands, 'Voltar', progress, order, overlay, links. */
export function FramedExamplePage({ player: Player, templateId, example, manifest }: FramedExamplePageProps) {
  const view = useExampleCheckout(templateId, example);
  const checkout = useMemo(() => ({ ...view, seller: liveSeller, showsHomologation: true }), [view]);
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ChosenPayment | null>(null);
  const step = stepOf(templateId, example);
  return (
    <CheckoutContext.Provider value={checkout}>
      <style>{makeThemeCss(example.brand)}</style>
      <Frame ref={frame} stepId={step.id} manifest={manifest} progress={progress} onBack={() => undefined}>
        {manifest.showsOrder && <OrderSummary plan={selectPlanOfStep(checkout, emptySession, step)} chosen={chosen} />}
        <Player step={step} example={example} onPayment={setChosen} />
      </Frame>
      <Overlay isLoading={example.phase === 'sending'} frame={frame} />
    </CheckoutContext.Provider>
  );
}

const liveSeller = { name: 'Bia Souza', isLiveEnabled: true, account: '', id: 'bia', source: 'direto' };
const progress = { step: 1, total: 3 };

function stepOf(templateId: TemplateId, { stepProps = {} }: TemplateExample): Step {
  return { id: templateId, templateId, props: stepProps } as Step;
}

function useExampleCheckout(templateId: TemplateId, example: TemplateExample): CheckoutView {
  const { brand, area, hasPlans, interest, error, stepProps = {} } = example;
  const { markdown, media } = stepProps as { markdown?: string; media?: { picture?: string } };
  return useMemo(
    () =>
      makeCheckoutView({
        ...(brand === undefined ? {} : { brand }),
        ...(area === undefined ? {} : { area }),
        ...(hasPlans === undefined ? {} : { hasPlans }),
        interest,
        error,
        stepProps: {
          stepId: templateId,
          ...(markdown === undefined ? {} : { markdown }),
          ...(media?.picture === undefined ? {} : { picture: media.picture }),
        },
      }),
    [brand, area, hasPlans, interest, error, templateId, markdown, media],
  );
}
