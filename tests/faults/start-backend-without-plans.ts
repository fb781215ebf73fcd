import { startBackendBefore } from './start-backend-before';
import type { BadBackend } from './start-bad-backend';

/**
 * A backend that answers as the sandbox does, but knows no price.
 *
 * @param target port of a server on this machine whose sandbox answers everything else
 */
export function startBackendWithoutPlans(target: number): Promise<BadBackend> {
  return startBackendBefore(target, {
    fateOf: (call) => (/^GET \/api\/v[12]\/product\/[^/]+$/.test(call) ? 'refused' : 'answered'),
  });
}
