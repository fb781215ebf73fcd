import { findUnmetNeeds } from '../../model/flow/find-unmet-needs';
import { firstStep, resolveStep, stepUrl } from '../../model/flow/resolve-step';
import { buildCheckoutView } from '../checkout/build-checkout-view';
import type { Checkout, PageView } from '../checkout/checkout-view';
import { ConfigLoadError } from '../checkout/load-errors';
import { answerFromCache } from '../document/page-cache';
import { dressPage } from '../document/page-dress';
import { isDevelopment } from '../document/two-part-page';
import { describeRequest } from '../report/server/trace';
import { buildFlagsUrl } from './end-flags';
import { homologationCookie } from './homologation';
import type { PageVisit } from './open-visit';
import { type PageResult, redirect } from './open-visit';

/**
 * Answers with the step of the path, or leads to the flow's first one.
 *
 * @throws ConfigLoadError for a flow whose steps need what no earlier one gives
 */
export function answerVisit(visit: PageVisit, checkout: Checkout): PageResult {
  const { context, flags, location, manifests } = visit;
  const { flow } = checkout;
  // Only a page that uses a flag sets a cookie.
  for (const cookie of flags.listCookies()) context.res.appendHeader('set-cookie', cookie);
  if (findUnmetNeeds(flow, manifests).length > 0) throw new ConfigLoadError('a step has unmet needs');
  if (resolveStep(flow, location.templateId)) return showCheckout(visit, checkout);
  return redirect(stepUrl(firstStep(flow), manifests, checkout.location.search));
}

/** Props of a checkout's page; none for a page that the cache has answered. */
export function showCheckout(visit: PageVisit, checkout: Checkout, error: PageView['error'] = null): PageResult {
  const { catalogue, context, environment, flags, manifests, settings } = visit;
  const { area, flow, location } = checkout;
  const { req, res, query } = context;
  const view = buildCheckoutView(checkout, {
    assets: catalogue.assets,
    environment,
    now: new Date(),
    isSandbox: settings.backendUrl === undefined,
    manifests,
    error,
    captcha: settings.captcha?.service,
    vaultOrigin: visit.vaultOrigin,
    experiments: flags.listUsed(area.brandId),
    flagsUrl: flags.hasUsed(area.brandId) ? buildFlagsUrl(area.brandId) : undefined,
    showsHomologation: location.query.homologacao !== undefined || req.cookies[homologationCookie] !== undefined,
  });
  describeRequest(res, { brand: area.brandId, flow: flow.id });
  const isCached = !isDevelopment && !visit.isDataRequest && answerFromCache(res, { location, query, view }, catalogue);
  if (isCached) return { props: {} };
  const { templateId } = visit.location;
  dressPage(res, { catalogue, theme: checkout.theme, upsell: checkout.upsell?.theme, templateId });
  return { props: { checkout: view } };
}
