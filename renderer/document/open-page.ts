import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { findPageAllowance } from '../../model/flow/page-allowance';
import type { PageView } from '../checkout/checkout-view';
import { setPagePolicy } from '../server/security-headers';
import { preloadCommonScript } from './built-files';

/**
 * Sets the headers of an HTML answer.
 *
 * @param route Next's route: the name of the page's file
 * @param view props of a buyer's page; absent on other pages
 * @returns nonce for style and script elements: letters, digits, `-` and `_`
 */
export function openPage(
  response: ServerResponse,
  route: string,
  view?: Pick<PageView, 'flow' | 'captcha' | 'container'>,
): string {
  const nonce = randomBytes(16).toString('base64url');
  setPagePolicy(response, nonce, route, view && findPageAllowance(view.flow, view.captcha, view.container));
  response.setHeader('link', preloadCommonScript(nonce));
  return nonce;
}
