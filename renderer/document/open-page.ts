import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { findPageAllowance } from '../../model/flow/page-allowance';
import type { Flow } from '../../schemas/generated/types';
import { setPagePolicy } from '../server/security-headers';
import { preloadCommonScript } from './built-files';

/**
 * Gives an HTML answer its headers.
 *
 * @param route of Next: the name of the page's file
 * @param flow that the page plays
 * @returns the nonce that its style and script elements must have: letters, digits, `-` and `_`
 */
export function openPage(response: ServerResponse, route: string, flow?: Flow): string {
  const nonce = randomBytes(16).toString('base64url');
  setPagePolicy(response, nonce, route, flow && findPageAllowance(flow));
  response.setHeader('link', preloadCommonScript(nonce));
  return nonce;
}
