import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { findPageAllowance } from '../../model/flow/page-allowance';
import type { PageView } from '../checkout/checkout-view';
import { setPagePolicy } from '../server/security-headers';
import { preloadCommonScript } from './built-files';

interface OpenOptions {
  view?: Pick<PageView, 'flow' | 'captcha' | 'container'> | undefined;
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
  const nonce = randomBytes(16).toString('base64url');
  setPagePolicy(response, nonce, route, view && findPageAllowance(view.flow, view.captcha, view.container));
  if (runsScripts) response.setHeader('link', preloadCommonScript(nonce));
  return nonce;
}
