import { type Backend, readAnswerText } from './backend';

/** The sandbox of the same process, without a network hop. */
export function createSandboxBackend(sandbox: { fetch(request: Request): Promise<Response> }): Backend {
  return async ({ method, path, search, body, headers, signal }) => {
    const url = `http://sandbox.invalid${path}${search === '' ? '' : `?${search}`}`;
    const request = new Request(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
    const response = await withAbort(sandbox.fetch(request), signal);
    return { status: response.status, headers: response.headers, text: await readAnswerText(response) };
  };
}

function withAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
