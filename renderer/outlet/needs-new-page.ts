import { allowsContainer } from '../../model/flow/allows-container';
import type { Step } from '../../model/flow/resolve-step';
import { keepsStorage } from '../analytics/keeps-storage';
import { hasForeignScript, refusesForeignScripts } from '../api/page-captcha';
import type { CheckoutView } from '../checkout/checkout-view';
import type { Session } from '../session/session';

type Unstored = Pick<Session, 'document' | 'asked' | 'collector' | 'pointsPayment'>;

/**
 * Whether a step needs a document of its own. Card fields never share one with a foreign script (PCI DSS 6.4.3). A step
 * that asks the captcha service needs a document that may run it, and so does one that the brand's container measures.
 * The latter waits while a load would lose what only this tab's memory holds.
 */
export function needsNewPage(
  checkout: Pick<CheckoutView, 'captcha' | 'container' | 'flow' | 'manifests'>,
  { templateId }: Pick<Step, 'templateId'>,
  session: Unstored,
): boolean {
  const { captcha, container, flow, manifests } = checkout;
  const manifest = manifests[templateId];
  if (manifest.hasCardFields) return hasForeignScript();
  if (captcha?.isAllowed === false && manifest.gives?.includes('lead')) return true;
  if (!container || (container.isAllowed && !refusesForeignScripts())) return false;
  return allowsContainer(flow, templateId, manifests) && keepsStorage() && !losesAnswers(manifest, session);
}

/**
 * Whether a load would lose answers that a later payment needs. A receipt does not wait for them: most buyers close it,
 * and their purchase would never count. A second offer behind it asks for the document again (decision 0036).
 */
function losesAnswers(
  { needs, sells, waitsForPayment }: CheckoutView['manifests'][Step['templateId']],
  { document, asked, collector, pointsPayment }: Unstored,
): boolean {
  const isBehindPayment = waitsForPayment || needs?.includes('purchase');
  if (isBehindPayment) return sells === 'upsell' && document !== null;
  return [document, asked, collector, pointsPayment].some((answer) => answer !== null);
}
