import { renewPage } from '../session/renew-page';
import { type Api, ApiCallError } from './api';

let loading: Promise<typeof import('./send-call')> | undefined;

/** Loads the HTTP client. Called at the first touch of a field, because arrival does not need it. */
export function preloadApi(): Promise<typeof import('./send-call')> {
  loading ??= import('./send-call').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Loads the HTTP client. If its build is gone, the page reloads.
 *
 * @param isPress whether a press needs it
 */
export function loadApi(isPress: boolean): Promise<typeof import('./send-call')> {
  return preloadApi().catch(async (error: unknown) => {
    await renewPage(isPress);
    throw error;
  });
}

/** Makes one call from the browser. @throws ApiCallError, also when the client itself could not be loaded */
export const callApi: Api = async (id, input) => {
  const client = await loadApi(input.body !== undefined).catch(() => {
    throw new ApiCallError(0, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
  });
  return client.sendCall(id, input);
};
