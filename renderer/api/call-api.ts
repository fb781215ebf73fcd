import { lazyPart } from '../session/lazy-part';
import { type Api, ApiCallError } from './api';

/** HTTP client. It loads at the first touch of a field, because arrival does not need it. */
export const apiPart = lazyPart(() => import('./send-call'));

/** Makes one call from the browser. @throws ApiCallError, also when the client itself could not be loaded */
export const callApi: Api = async (id, input) => {
  const client = await apiPart.load(input.body !== undefined).catch(() => {
    throw new ApiCallError(0, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
  });
  return client.sendCall(id, input);
};
