/** One request to the seller's backend: a validated call of the contract. */
export interface BackendRequest {
  method: 'GET' | 'POST' | 'PATCH';
  /** Path with encoded parameters, such as `/api/v1/product/WUP`. */
  path: string;
  /** Query without the question mark; may be empty. */
  search: string;
  /** JSON text; absent on GET. */
  body?: string;
  /** Lower-case names, from the allow-list. */
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

export interface BackendAnswer {
  status: number;
  headers: Headers;
  /** At most `maximumAnswerBytes`, counted after decompression. */
  text: string;
}

/** The seller's backend, or the sandbox in its place. Rejects when no complete answer arrives. */
export type Backend = (request: BackendRequest) => Promise<BackendAnswer>;

/** Larger answers are rejected: a gzip body of 194 kB can expand to 200 MB. */
const maximumAnswerBytes = 1_000_000;

/** The backend's answer does not match the contract. */
export class BackendAnswerError extends Error {
  override readonly name = 'BackendAnswerError';
}

/**
 * Reads an answer's text completely.
 *
 * @throws BackendAnswerError when it is larger than `maximumAnswerBytes`
 */
export async function readAnswerText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maximumAnswerBytes) throw new BackendAnswerError(`an answer of more than ${maximumAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  // Drops the byte order mark that some servers write: it is not valid JSON.
  return new TextDecoder().decode(Buffer.concat(chunks));
}

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
