import type { IncomingMessage } from 'node:http';

/** A request that is answered with a sentence instead of a page. */
export interface Refusal {
  status: number;
  text: string;
}

const MAXIMUM_BYTES = 4_000;
const TIMEOUT_MS = 10_000;

/** Reads a form of the sandbox's own pages: same site, urlencoded, at most 4 kB, within ten seconds. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | Refusal> {
  if (!isSameOrigin(request)) return { status: 403, text: 'O formulário veio de outro site.' };
  if (!/^application\/x-www-form-urlencoded(?:\s*;|$)/i.test(request.headers['content-type'] ?? '')) {
    return { status: 415, text: 'Formato desconhecido.' };
  }
  const text = await readText(request);
  return typeof text === 'string' ? new URLSearchParams(text) : text;
}

/** Browsers state a form's origin in Sec-Fetch-Site; on plain http some send only Origin. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && (origin === `https://${host}` || origin === `http://${host}`);
}

async function readText(request: IncomingMessage): Promise<string | Refusal> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => request.destroy(), TIMEOUT_MS);
  try {
    for await (const chunk of request) {
      size += (chunk as Buffer).byteLength;
      if (size > MAXIMUM_BYTES) return { status: 413, text: 'Formulário grande demais.' };
      chunks.push(chunk as Buffer);
    }
  } catch {
    // The sender disconnected or was too slow. That is no defect, so it is not logged.
    return { status: 400, text: 'O formulário não chegou inteiro.' };
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
