import { type ComponentType, useEffect, useRef } from 'react';
import type { Step } from '../../model/flow/resolve-step';
import { type PayingSteps, selectNextStep, takesMoney } from '../../model/flow/resolve-step';
import type { CaptchaPurpose } from '../../schemas/api/captcha-purpose';
import type { Manifest, TemplateId } from '../../schemas/generated/types';
import type { Api } from '../api/api';
import { apiPart } from '../api/call-api';
import type { CheckoutView, PageView } from '../checkout/checkout-view';
import { preloadComponent } from '../chunks/preload-component';
import type { StepComponentProps } from '../contract/step-contract';
import { typingPart } from '../forms/typing-part';
import { isMethodId } from '../payment/is-method-id';
import { methods } from '../payment-form/methods/registry.generated';
import { payingPart } from '../payment-form/paying-part';
import type { Navigation } from './navigation';

type Templates = Readonly<Record<TemplateId, ComponentType<StepComponentProps>>>;

/** Props of the page's outlet. */
export interface PageOutletProps extends Omit<OutletProps, 'checkout'> {
  checkout: PageView;
}

/** Props of the outlet. */
export interface OutletProps {
  checkout: CheckoutView;
  templates: Templates;
  api: Api;
  /** Makes the proof that a press of this purpose will need; absent where nothing is sent. */
  prepareProof?: ((purpose: CaptchaPurpose) => void) | undefined;
  navigation: Navigation;
}

/** By then a later step is painted, on a slow phone too. */
const paintedAfterMs = 1_000;
/** Shorter than the time in which a proof that ends is made again. */
const proofCheckMs = 30_000;

/**
 * Loads the chunks that this step and the next may need, from the first touch on. On arrival they would delay the page.
 * A later step loads them after its paint, or at the first input: the connection may fail before the next press. The
 * press's proof is made from then on, and again when it has ended or was used.
 */
export function usePreloads(
  { checkout, templates, prepareProof }: Omit<OutletProps, 'api' | 'navigation'>,
  step: Step,
  { pixStepId, waitingStepId }: PayingSteps,
) {
  const isTouched = useRef(false);
  const { flow, manifests } = checkout;
  const purpose = purposeOf(manifests[step.templateId]);
  useEffect(() => {
    if (purpose === undefined) return;
    const prepare = () => {
      if (isTouched.current && !document.hidden) prepareProof?.(purpose);
    };
    const timer = setInterval(prepare, proofCheckMs);
    document.addEventListener('input', prepare);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', prepare);
    };
  }, [purpose, prepareProof]);
  useEffect(() => {
    const next = selectNextStep(flow, step);
    const load = () => {
      isTouched.current = true;
      apiPart.preload().catch(ignore);
      typingPart.preload().catch(ignore);
      if (purpose !== undefined) prepareProof?.(purpose);
      if (next) preloadComponent(templates[next.templateId]);
      if (![step, next].some((one) => one && takesMoney(manifests[one.templateId]))) return;
      payingPart.preload().catch(ignore);
      for (const { id, templateId } of flow.steps) {
        if (id === pixStepId || id === waitingStepId) preloadComponent(templates[templateId]);
      }
      for (const id of (checkout.settings.payment.methods ?? []).filter(isMethodId)) preloadComponent(methods[id]);
    };
    if (isTouched.current) {
      const timer = setTimeout(load, paintedAfterMs);
      document.addEventListener('input', load, { once: true });
      return () => {
        clearTimeout(timer);
        document.removeEventListener('input', load);
      };
    }
    // A field may have received the focus before hydration.
    if (document.activeElement !== document.body) {
      load();
      return;
    }
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, [checkout, flow, manifests, templates, prepareProof, step, purpose, pixStepId, waitingStepId]);
}

/** Purpose of the proof that the step's main button needs. */
function purposeOf({ takesMoney: isPaying, gives }: Manifest): CaptchaPurpose | undefined {
  if (isPaying) return 'payment';
  return gives?.includes('lead') ? 'lead' : undefined;
}

/** A failed preload is requested again when it is needed. */
function ignore() {}
