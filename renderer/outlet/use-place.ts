import { useMemo } from 'react';
import { matchRoute, type RouteParams } from '../../model/flow/match-route';
import { findErrorTemplate, type Manifests, resolveStep, type Step } from '../../model/flow/resolve-step';
import { readToken, splitAddress } from '../../model/location/split-address';
import type { Manifest } from '../../schemas/generated/types';
import type { PageView } from '../checkout/checkout-view';
import type { Navigation } from './navigation';

/** Position of the URL in the flow. */
export interface Place {
  step: Step;
  /** Route parameters, such as `{id}`. */
  params: RouteParams;
  manifest: Manifest;
  /** Token of the payment in a waiting step's URL. */
  urlToken: string | undefined;
}

/** Finds the place of the browser's URL in the page's flow. A page about an error shows it at any URL. */
export function usePlace(
  { flow, manifests, error }: Pick<PageView, 'flow' | 'manifests' | 'error'>,
  { asPath }: Pick<Navigation, 'asPath'>,
): Place {
  return useMemo(() => {
    const address = splitAddress(asPath);
    const route = matchRoute(address.path, manifests);
    const shown = error === null ? route?.templateId : findErrorTemplate(manifests);
    const step = resolveStep(flow, shown) ?? buildErrorStep(manifests);
    const manifest = manifests[step.templateId];
    const params = route?.params ?? {};
    return { step, params, manifest, urlToken: manifest.waitsForPayment ? readToken(address) : undefined };
  }, [flow, error, manifests, asPath]);
}

/** Step for a path that the flow lacks: the 404, and the error page itself. */
function buildErrorStep(manifests: Manifests): Step {
  const templateId = findErrorTemplate(manifests);
  return { id: templateId, templateId } as Step;
}
