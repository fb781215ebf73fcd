import { type Backend, readAnswerText } from './backend';
import { withAbort } from './with-abort';

/** The sandbox of the same process, without a network hop. */
export function createSandboxBackend(sandbox: { fetch(request: Request): Promise<Response> }): Backend {
  return async ({ method, path, search, body, headers, signal }) => {
    const url = `http://sandbox.invalid${path}${search === '' ? '' : `?${search}`}`;
    const request = new Request(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
    const response = await withAbort(sandbox.fetch(request), signal);
    return { status: response.status, headers: response.headers, text: await readAnswerText(response) };
  };
}
