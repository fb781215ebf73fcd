import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { Manifests } from '../../model/flow/resolve-step';
import { idKeys } from '../../model/location/clean-query';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import type { PageView, Visit, VisitError } from '../checkout/checkout-view';
import { VisitFlags } from '../flags/flags';
import { buildClientKey } from '../gateway/build-client-key';
import { readClientAddress } from '../gateway/rate-limits';
import { createThrottle } from '../report/create-throttle';
import { report } from '../report/report';
import { getRuntime, type Runtime } from '../server/runtime';

/** A visit with its request, and what the server limits and sets. */
export interface PageVisit extends Visit, Pick<Runtime, 'settings' | 'limit' | 'vaultOrigin'> {
  context: GetServerSidePropsContext;
  /** Address of the visitor. */
  address: string;
  flags: VisitFlags;
  /** The link has an id of one buyer's order. */
  isOfBuyer: boolean;
  /** Next's own request for a page's data: our links are shallow and send none. */
  isDataRequest: boolean;
}

/** A mistake in a link or a brand repeats itself with every visit. */
const isDue = createThrottle();

/** Reads a request once: location, flags, client. Sets the headers that each of its answers has. */
export function openVisit(context: GetServerSidePropsContext, manifests: Manifests): PageVisit {
  const { req, res, resolvedUrl } = context;
  const { catalogue, client, limit, settings, vaultOrigin, flags: all } = getRuntime();
  const location = parseCheckoutUrl(resolvedUrl, manifests);
  const { params, query, templateId } = location;
  const isOfBuyer = params.id !== undefined || idKeys.some((key) => query[key] !== undefined);
  res.setHeader('cache-control', 'private, no-store');
  // No referrer for other pages and no search index, for a page with an id and for one that forwards.
  if (isOfBuyer || (templateId && manifests[templateId].forwards !== undefined)) {
    res.setHeader('referrer-policy', 'no-referrer');
    res.setHeader('x-robots-tag', 'noindex');
  }
  const address = readClientAddress(req, settings.proxyHops);
  const flags = new VisitFlags({ cookies: req.cookies, flags: all, known: catalogue.flags, now: new Date() });
  return {
    location,
    manifests,
    catalogue,
    environment: settings.environment,
    client,
    caller: {
      address: buildClientKey(address, 48),
      limit: AbortSignal.timeout(settings.backendTimeoutMs),
      since: Date.now(),
    },
    isFlagOn: (brandId, flag) => flags.isOn(brandId, flag),
    report: (problem) => void (isDue(problem) && report('warning', problem, { area: 'plans' })),
    context,
    settings,
    limit,
    vaultOrigin,
    address,
    flags,
    isOfBuyer,
    isDataRequest: req.headers['x-nextjs-data'] !== undefined,
  };
}

/** Without a checkout, the page is neutral: with a failure, or about an id that nobody has. */
export interface PageProps {
  checkout?: PageView;
  error?: VisitError;
}

export type PageResult = GetServerSidePropsResult<PageProps>;

/** Spec 8: a 307 that keeps the query. */
export function redirect(destination: string, statusCode: 303 | 307 = 307): PageResult {
  return { redirect: { destination, statusCode } };
}
