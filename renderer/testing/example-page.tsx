import { type ComponentType, useMemo } from 'react';
import type { TemplateId } from '../../schemas/generated/types';
import type { Step } from '../flow/resolve-step';
import { CheckoutContext } from '../step/checkout-context';
import type { ExampleStepProps, TemplateExample } from '../studio/example-step';
import { makeCheckoutView, makeThemeCss } from './make-checkout-view';
import { watchReads } from './watch-reads';

interface ExamplePageProps {
  /** The template's player of examples. */
  player: ComponentType<ExampleStepProps>;
  templateId: TemplateId;
  example: TemplateExample;
  /** Collects the paths of the page's values that are read. */
  read?: Set<string> | undefined;
}

/** An example on a page of its brand, without a server: the configuration is read as modules of the test. */
export function ExamplePage({ player: Player, templateId, example, read }: ExamplePageProps) {
  const { brand, area, hasPlans, interest, error, stepProps = {} } = example;
  const { markdown, media } = stepProps as { markdown?: string; media?: { picture?: string } };
  const checkout = useMemo(
    () =>
      watchReads(
        read,
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
      ),
    [read, brand, area, hasPlans, interest, error, templateId, markdown, media],
  );
  const step = { id: templateId, templateId, props: stepProps } as Step;
  return (
    <CheckoutContext.Provider value={checkout}>
      <style>{makeThemeCss(brand)}</style>
      <main lang={checkout.language}>
        <Player step={step} example={example} />
      </main>
    </CheckoutContext.Provider>
  );
}
