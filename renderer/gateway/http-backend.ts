import { type Backend, BackendAnswerError, type BackendRequest, readAnswerText } from './backend';

/**
 * The seller's backend over HTTP.
 *
 * @param baseUrl `BFF_URL`; a path in it is kept as a prefix
 */
export function createHttpBackend(baseUrl: string): Backend {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/+$/, '');
  return async ({ method, path, search, body, headers, signal }) => {
    const url = new URL(base.origin);
    url.pathname = prefix + path;
    url.search = search;
    if (!url.pathname.startsWith(`${prefix}/api/`)) throw new RangeError('a call has a path outside the contract');
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body === undefined ? {} : sentOnce(body, headers)),
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new BackendAnswerError(`a redirect (${response.status}): card data never follows one`);
    }
    return { status: response.status, headers: response.headers, text: await readAnswerText(response) };
  };
}

/**
 * Sends the body as a stream: `fetch` would repeat a buffered body after a 421. Omits credentials, because fetch fails
 * on a 401 to a stream that may carry some.
 */
function sentOnce(body: string, headers: BackendRequest['headers']): RequestInit & { duplex: 'half' } {
  const bytes = Buffer.from(body);
  return {
    body: new Blob([bytes]).stream(),
    duplex: 'half',
    credentials: 'omit',
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  };
}
