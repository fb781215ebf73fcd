import type { CaptchaPurpose } from '../../schemas/api/captcha-purpose';
import { lazyPart } from '../chunks/lazy-part';
import { type Api, ApiCallError } from './api';

/** HTTP client. It loads at the first touch of a field, because arrival does not need it. */
export const apiPart = lazyPart(() => import('./send-call'));

/** Makes the proof of the next press while the buyer types. The press makes it itself if that fails. */
export const prepareProof = (purpose: CaptchaPurpose): void => {
  apiPart.preload().then(
    (client) => client.prepareCaptchaToken(purpose),
    () => undefined,
  );
};

/** Makes one call from the browser. @throws ApiCallError, also when the client itself could not be loaded */
export const callApi: Api = async (id, input) => {
  const client = await apiPart.load(input.body !== undefined).catch(() => {
    throw new ApiCallError(0, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
  });
  return client.sendCall(id, input);
};
