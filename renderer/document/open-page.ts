import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { findPageAllowance, type PageAllowance } from '../../model/flow/page-allowance';
import type { PageView } from '../checkout/checkout-view';
import { getRuntime } from '../server/runtime';
import { setPagePolicy } from '../server/security-headers';
import { preloadCommonScript } from './built-files';

interface OpenOptions {
  view?: Pick<PageView, 'flow' | 'captcha' | 'container' | 'vault'> | undefined;
  runsScripts?: boolean;
}

/**
 * Sets the headers of an HTML answer.
 *
 * @param route Next's route: the name of the page's file
 * @param options.view props of a buyer's page; absent on other pages
 * @param options.runsScripts false for a page without scripts, whose browser need not fetch them early
 * @returns nonce for style and script elements: letters, digits, `-` and `_`
 */
export function openPage(response: ServerResponse, route: string, { view, runsScripts = true }: OpenOptions): string {
  const allowance = view && findPageAllowance(view.flow, view);
  const nonce = createNonce(response, allowance);
  setPagePolicy(response, nonce, route, allowance);
  if (runsScripts) response.setHeader('link', preloadCommonScript(nonce));
  return nonce;
}

/**
 * The nonce of a document that runs no foreign script, and that the browser asked for as a document, also lets one press
 * pay with a saved card. A script that fetches the page gets another.
 */
function createNonce({ req }: ServerResponse, allowance: PageAllowance | undefined): string {
  const isDocument = req.headers['sec-fetch-dest'] === 'document';
  const runsGuests = !allowance || allowance.containerSources.length + allowance.captchaSources.length > 0;
  return isDocument && !runsGuests ? getRuntime().savedCards.createPressToken() : randomBytes(16).toString('base64url');
}
