import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { PageCaptcha } from '../../model/captcha-providers';
import { findPageAllowance } from '../../model/flow/page-allowance';
import type { Flow } from '../../schemas/generated/types';
import { setPagePolicy } from '../server/security-headers';
import { preloadCommonScript } from './built-files';

/**
 * Sets the headers of an HTML answer.
 *
 * @param route Next's route: the name of the page's file
 * @param flow flow of the page
 * @param captcha its captcha service
 * @returns nonce for style and script elements: letters, digits, `-` and `_`
 */
export function openPage(response: ServerResponse, route: string, flow?: Flow, captcha?: PageCaptcha): string {
  const nonce = randomBytes(16).toString('base64url');
  setPagePolicy(response, nonce, route, flow && findPageAllowance(flow, captcha));
  response.setHeader('link', preloadCommonScript(nonce));
  return nonce;
}
