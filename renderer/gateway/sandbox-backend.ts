import { type Backend, readAnswerText } from './backend';
import { withAbort } from './with-abort';

/** The sandbox in the same process, without network. */
export function createSandboxBackend(sandbox: { fetch(request: Request): Promise<Response> }): Backend {
  return async ({ method, path, search, body, headers, signal }) => {
    const url = `http://sandbox.invalid${path}${search === '' ? '' : `?${search}`}`;
    const request = new Request(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
    const response = await withAbort(sandbox.fetch(request), signal);
    return { status: response.status, headers: response.headers, text: await readAnswerText(response) };
  };
}
