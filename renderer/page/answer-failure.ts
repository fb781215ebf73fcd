import { findErrorTemplate } from '../../model/flow/resolve-step';
import { searchForRetry } from '../../model/flow/retry-url';
import { buildUrl } from '../../model/location/clean-query';
import { buildOfflineCheckout } from '../checkout/build-own-checkout';
import type { VisitError } from '../checkout/checkout-view';
import { ConfigLoadError, UnknownEntryError } from '../checkout/load-errors';
import { selectLinkedArea } from '../checkout/select-brand';
import { isCallError } from '../gateway/call-error';
import { report } from '../report/report';
import { describeRequest } from '../report/server/trace';
import { showCheckout } from './answer-visit';
import { createReference, type FailureCause, noteReference } from './error-reference';
import type { PageVisit } from './open-visit';
import { type PageResult, redirect } from './open-visit';

/**
 * Answers a visit that could not be loaded: an id of no brand gets the neutral page, any other the error page.
 *
 * @throws what is no failure of loading
 */
export function answerFailure({ context, location, manifests }: PageVisit, error: unknown): PageResult {
  if (error instanceof UnknownEntryError) return { props: {} };
  if (!(error instanceof ConfigLoadError)) throw error;
  const reference = createReference();
  const { route } = manifests[findErrorTemplate(manifests)];
  const cause = isCallError(error.cause) ? { code: error.cause.body.code, status: error.cause.status } : undefined;
  describeRequest(context.res, { reference });
  noteReference(context.res, reference, cause);
  // Spec 8: a failed read is only counted. The error page's own line has the reference and the cause.
  if (!cause) report('warning', error.message, { area: 'config', reference });
  return redirect(buildUrl(route, searchForRetry(location, manifests)));
}

/** Shows the error page at the visit's own address: of the brand that the link names, neutral for an id of no brand. */
export function showFailure(
  visit: PageVisit,
  error: VisitError,
  cause: FailureCause = { code: error.kind },
): PageResult {
  const { reference } = error;
  describeRequest(visit.context.res, { reference });
  report('info', 'the error page was shown', { area: 'page', reference, ...cause });
  const linked = selectLinkedArea(visit);
  if (visit.isOfBuyer && !linked) return { props: { error } };
  return showCheckout(visit, buildOfflineCheckout(visit, linked), error);
}
