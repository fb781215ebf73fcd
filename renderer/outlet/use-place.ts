import { useMemo } from 'react';
import { matchRoute, type RouteParams } from '../../model/flow/match-route';
import { findErrorTemplate, type Manifests, resolveStep, type Step } from '../../model/flow/resolve-step';
import { readToken, splitAddress } from '../../model/location/split-address';
import type { Manifest } from '../../schemas/generated/types';
import type { PageView } from '../checkout/checkout-view';
import type { OutletProps } from './use-preloads';

/** Where the address stands in the flow. */
export interface Place {
  step: Step;
  /** The `{id}` of the route. */
  params: RouteParams;
  manifest: Manifest;
  /** Of the payment that the address of a waiting step names. */
  urlToken: string | undefined;
}

/** Reads the browser's address against the page's flow. */
export function usePlace(
  { flow }: Pick<PageView, 'flow'>,
  { manifests, navigation }: Pick<OutletProps, 'manifests' | 'navigation'>,
): Place {
  const { asPath } = navigation;
  return useMemo(() => {
    const address = splitAddress(asPath);
    const { path } = address;
    const step = resolveStep(flow, path, manifests) ?? buildErrorStep(manifests);
    const manifest = manifests[step.templateId];
    const params = matchRoute(path, manifests)?.params ?? {};
    return { step, params, manifest, urlToken: manifest.waitsForPayment ? readToken(address) : undefined };
  }, [flow, manifests, asPath]);
}

/** Stands in where the flow has no step for the path: the 404, and the error page itself. */
function buildErrorStep(manifests: Manifests): Step {
  const templateId = findErrorTemplate(manifests);
  return { id: templateId, templateId } as Step;
}
