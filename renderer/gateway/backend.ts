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
