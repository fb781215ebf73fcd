import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setPagePolicy } from '../server/security-headers';
import { preloadCommonScript } from './built-files';

/**
 * Gives an HTML answer its headers.
 *
 * @param route of Next: the name of the page's file
 * @returns the nonce that its style and script elements must have: letters, digits, `-` and `_`
 */
export function openPage(response: ServerResponse, route: string): string {
  const nonce = randomBytes(16).toString('base64url');
  setPagePolicy(response, nonce, route);
  response.setHeader('link', preloadCommonScript(nonce));
  return nonce;
}
