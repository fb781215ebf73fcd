import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from a page of this site: by Sec-Fetch-Site, or by Origin where a browser omits it.
 *
 * @param publicOrigin own origin besides the request's Host
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && [publicOrigin, `https://${host}`, `http://${host}`].includes(origin);
}
