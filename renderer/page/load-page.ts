import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { findUnmetNeeds } from '../../model/flow/find-unmet-needs';
import { matchRoute } from '../../model/flow/match-route';
import { stepUrl } from '../../model/flow/next-step-url';
import { findErrorTemplate, firstStep, type Manifests, resolveStep } from '../../model/flow/resolve-step';
import { findRetryUrl, searchForRetry } from '../../model/flow/retry-url';
import { buildUrl, idKeys, withoutQueryValue } from '../../model/location/clean-query';
import { type CheckoutLocation, parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import { splitAddress } from '../../model/location/split-address';
import { buildCheckoutView } from '../checkout/build-checkout-view';
import type { Checkout } from '../checkout/checkout';
import type { PageView, VisitError } from '../checkout/checkout-view';
import { ConfigLoadError } from '../checkout/config-load-error';
import { buildOfflineCheckout, findLinkedArea, loadCheckout } from '../checkout/load-checkout';
import { UnknownEntryError } from '../checkout/unknown-entry-error';
import { answerFromCache } from '../document/page-cache';
import { isDevelopment } from '../document/two-part-page';
import { VisitFlags } from '../flags/visit-flags';
import { buildClientKey } from '../gateway/build-client-key';
import { isCallError } from '../gateway/call-error';
import { isSameOrigin } from '../gateway/is-same-origin';
import { readClientAddress } from '../gateway/rate-limits';
import { createThrottle } from '../report/create-throttle';
import { report } from '../report/report';
import { describeRequest } from '../report/server/trace';
import { getRuntime, type Runtime } from '../server/runtime';
import { countLookup } from './count-lookup';
import { buildFlagsUrl } from './end-flags';
import { createReference, type FailureCause, noteReference, readReference } from './error-reference';
import { homologationCookie, removeHomologationCookie, setHomologationCookie } from './homologation';

/** Without a checkout, the page is neutral: with a failure, or about an id that nobody has. */
export interface PageProps {
  checkout?: PageView;
  error?: VisitError;
}

type PageResult = GetServerSidePropsResult<PageProps>;

/** A mistake in a link or a brand repeats itself with every visit. */
const isDue = createThrottle();

/**
 * Request of the catch-all page → its props, none for an id of no brand, a 307 to /generic-error or to a step of the
 * flow, or a 429.
 */
export async function loadPage(context: GetServerSidePropsContext, manifests: Manifests): Promise<PageResult> {
  // A copy: a reload may replace the catalogue during this request.
  const runtime = { ...getRuntime() };
  const location = parseCheckoutUrl(context.resolvedUrl);
  context.res.setHeader('cache-control', 'private, no-store');
  const route = matchRoute(location.path, manifests);
  const isOfBuyer = route?.params.id !== undefined || idKeys.some((key) => location.query[key] !== undefined);
  const isForwarding = route !== undefined && manifests[route.templateId].forwards !== undefined;
  if (isOfBuyer || isForwarding) hideAddress(context);
  if (context.req.method === 'POST') return answerForm(context, location, runtime.settings, manifests);
  // The browser looks for the step of the address itself, as it was written.
  if (route && !isDataRequest(context) && !isOfAddress(context, location))
    return redirect(buildUrl(location.path, location.search));
  if (location.query.homologacao !== undefined) setHomologationCookie(context.res);
  const templateId = route?.templateId;
  describeRequest(context.res, { route: templateId === undefined ? 'not-found' : manifests[templateId].route });
  const errorTemplate = findErrorTemplate(manifests);
  const flags = new VisitFlags({
    cookies: context.req.cookies,
    flags: runtime.flags,
    known: runtime.catalogue.flags,
    now: new Date(),
  });
  const address = buildClientKey(readClientAddress(context.req, runtime.settings.proxyHops), 48);
  const sources = { ...sourcesOf(runtime, manifests, flags), address };
  const showError = (error: VisitError, cause: FailureCause = { code: error.kind }) => {
    const { reference } = error;
    describeRequest(context.res, { reference });
    report('info', 'the error page was shown', { area: 'page', reference, ...cause });
    if (isOfBuyer && !findLinkedArea(location, sources)) return { props: { error } };
    return toProps(buildOfflineCheckout(location, sources), context, runtime, manifests, { flags, error });
  };
  if (templateId === undefined || templateId === errorTemplate) {
    const retryUrl = findRetryUrl(location, manifests) ?? null;
    if (templateId !== undefined) {
      const { reference, cause } = readReference(context.req.cookies);
      return showError({ kind: 'failed', reference, retryUrl }, cause);
    }
    context.res.statusCode = 404;
    // An unknown page is a new failure, so it gets a new reference.
    return showError({ kind: 'not-found', reference: createReference(), retryUrl });
  }
  const refusal = await countLookup(location, context.req, runtime, manifests);
  if (refusal) {
    context.res.statusCode = refusal.status;
    context.res.setHeader('retry-after', String(refusal.retryAfter));
    const retryUrl = buildUrl(location.path, location.search);
    return showError({ kind: 'failed', reference: createReference(), retryUrl }, { code: refusal.body.code });
  }
  try {
    const checkout = await loadCheckout(location, sources);
    keepFlags(context, flags);
    if (findUnmetNeeds(checkout.flow, manifests).length > 0) throw new ConfigLoadError('a step has unmet needs');
    if (resolveStep(checkout.flow, location.path, manifests))
      return toProps(checkout, context, runtime, manifests, { flags });
    return redirect(stepUrl(firstStep(checkout.flow), manifests, checkout.location.search));
  } catch (error) {
    if (error instanceof UnknownEntryError) return { props: {} };
    if (!(error instanceof ConfigLoadError)) throw error;
    const reference = createReference();
    const { route } = manifests[errorTemplate];
    const cause = causeOf(error);
    describeRequest(context.res, { reference });
    noteReference(context.res, reference, cause);
    // Spec 8: a failed read is only counted. The error page's own line has the reference and the cause.
    if (!cause) report('warning', error.message, { area: 'config', reference });
    return redirect(buildUrl(route, searchForRetry(location, manifests)));
  }
}

/** For a page with an id in its URL, and for one that forwards: no referrer for other pages, no search index. */
function hideAddress({ res }: GetServerSidePropsContext): void {
  res.setHeader('referrer-policy', 'no-referrer');
  res.setHeader('x-robots-tag', 'noindex');
}

/** Spec 8: a 307 that keeps the query. */
function redirect(destination: string): PageResult {
  return { redirect: { destination, statusCode: 307 } };
}

/**
 * Spec 4: the form of the homologation banner removes the cookie and loads the page again without the flag, or the
 * first step where the path has none. A form of another site, as a bank's, only opens the page.
 */
function answerForm(
  { req, res }: GetServerSidePropsContext,
  { path, search }: CheckoutLocation,
  { publicOrigin }: Runtime['settings'],
  manifests: Manifests,
): PageResult {
  if (!isSameOrigin(req, publicOrigin)) return { redirect: { destination: buildUrl(path, search), statusCode: 303 } };
  removeHomologationCookie(res);
  const templateId = matchRoute(path, manifests)?.templateId;
  const isStep = templateId !== undefined && templateId !== findErrorTemplate(manifests);
  const destination = buildUrl(isStep ? path : startPath, withoutQueryValue(search, 'homologacao'));
  return { redirect: { destination, statusCode: 303 } };
}

/** Path of spec 4 for a page without a step. */
const startPath = '/lead';

/** Keeps the visit's flags. Only a page that uses one sets a cookie. */
function keepFlags({ res }: GetServerSidePropsContext, flags: VisitFlags): void {
  for (const cookie of flags.listCookies()) res.appendHeader('set-cookie', cookie);
}

function sourcesOf({ catalogue, client, settings }: Runtime, manifests: Manifests, flags: VisitFlags) {
  return {
    manifests,
    catalogue,
    client,
    environment: settings.environment,
    timeoutMs: settings.backendTimeoutMs,
    report: (problem: string) => void (isDue(problem) && report('warning', problem, { area: 'plans' })),
    isFlagOn: (brandId: string, flag: string) => flags.isOn(brandId, flag),
  };
}

function toProps(
  checkout: Checkout,
  context: GetServerSidePropsContext,
  runtime: Runtime,
  manifests: Manifests,
  { flags, error = null }: { flags: VisitFlags; error?: PageView['error'] },
): PageResult {
  const { homologacao } = checkout.location.query;
  const view = buildCheckoutView(checkout, {
    assets: runtime.catalogue.assets,
    environment: runtime.settings.environment,
    now: new Date(),
    isSandbox: runtime.settings.backendUrl === undefined,
    manifests,
    error,
    captcha: runtime.settings.captcha?.service,
    flagsUrl: flags.hasUsed(checkout.area.brandId) ? buildFlagsUrl(checkout.area.brandId) : undefined,
    showsHomologation: homologacao !== undefined || context.req.cookies[homologationCookie] !== undefined,
  });
  describeRequest(context.res, { brand: checkout.area.brandId, flow: checkout.flow.id });
  if (!isDevelopment && !isDataRequest(context) && isOfAddress(context, checkout.location)) {
    answerFromCache(context.res, { location: checkout.location, query: context.query, view }, runtime.catalogue);
  }
  return { props: { checkout: view } };
}

/** Next's own request for a page's data: our links are shallow and send none. */
function isDataRequest({ req }: GetServerSidePropsContext): boolean {
  return req.headers['x-nextjs-data'] !== undefined;
}

/** Whether the path is the one that the browser has. With escapes it is not: screens compare the raw path. */
function isOfAddress({ req }: GetServerSidePropsContext, { path }: CheckoutLocation): boolean {
  return splitAddress(req.url ?? '').path === path;
}

/** Status and contract code of the failed call; undefined when no call failed. */
function causeOf({ cause }: ConfigLoadError): FailureCause | undefined {
  return isCallError(cause) ? { code: cause.body.code, status: cause.status } : undefined;
}
