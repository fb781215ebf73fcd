import { findErrorTemplate } from '../../model/flow/resolve-step';
import { findRetryUrl } from '../../model/flow/retry-url';
import { buildUrl, withoutQueryValue } from '../../model/location/clean-query';
import { splitAddress } from '../../model/location/split-address';
import { findRateLimit } from '../checkout/load-entry';
import { type CallError, isCallError } from '../gateway/call-error';
import { isSameOrigin } from '../gateway/is-same-origin';
import { describeRequest } from '../report/server/trace';
import { showFailure } from './answer-failure';
import { createReference, readReference } from './error-reference';
import { removeHomologationCookie, setHomologationCookie } from './homologation';
import type { PageVisit } from './open-visit';
import { type PageResult, redirect } from './open-visit';

/** Path of spec 4 for a page without a step. */
const startPath = '/lead';

/** Answers a visit for which nothing is loaded: a form, a damaged path, the error page, an unknown path, a 429. */
export async function guardVisit(visit: PageVisit): Promise<PageResult | undefined> {
  const { context, location, manifests } = visit;
  const { path, query, search, templateId } = location;
  const { req, res } = context;
  if (req.method === 'POST') return answerForm(visit);
  // The browser looks for the step of the address itself, as it was written.
  if (templateId && !visit.isDataRequest && splitAddress(req.url ?? '').path !== path)
    return redirect(buildUrl(path, search));
  if (query.homologacao !== undefined) setHomologationCookie(res);
  describeRequest(res, { route: templateId ? manifests[templateId].route : 'not-found' });
  if (templateId === undefined) {
    res.statusCode = 404;
    const retryUrl = findRetryUrl(location, manifests) ?? null;
    // An unknown page is a new failure, so it gets a new reference.
    return showFailure(visit, { kind: 'not-found', reference: createReference(), retryUrl });
  }
  if (templateId === findErrorTemplate(manifests)) {
    const { reference, cause } = readReference(req.cookies);
    const retryUrl = findRetryUrl(location, manifests) ?? null;
    return showFailure(visit, { kind: 'failed', reference, retryUrl }, cause);
  }
  const refusal = await countLookup(visit);
  if (!refusal) return undefined;
  res.statusCode = refusal.status;
  res.setHeader('retry-after', String(refusal.retryAfter));
  const error = { kind: 'failed', reference: createReference(), retryUrl: buildUrl(path, search) } as const;
  return showFailure(visit, error, { code: refusal.body.code });
}

/**
 * Spec 4: the form of the homologation banner removes the cookie and loads the page again without the flag, or the
 * first step where the path has none. A form of another site, as a bank's, only opens the page.
 */
function answerForm({ context, location, manifests, settings }: PageVisit): PageResult {
  const { path, search, templateId } = location;
  if (!isSameOrigin(context.req, settings.publicOrigin)) return redirect(buildUrl(path, search), 303);
  removeHomologationCookie(context.res);
  const isStep = templateId !== undefined && templateId !== findErrorTemplate(manifests);
  return redirect(buildUrl(isStep ? path : startPath, withoutQueryValue(search, 'homologacao')), 303);
}

/**
 * Counts the lookup of a visit's id for the client's address, together with those that the gateway counts.
 *
 * @returns the refusal of an address that is over its limit
 */
async function countLookup({ address, client, limit, location }: PageVisit): Promise<CallError | undefined> {
  const group = findRateLimit(location.entry, client);
  try {
    if (group !== null) await limit(group, address);
    return undefined;
  } catch (error) {
    if (isCallError(error)) return error;
    throw error;
  }
}
