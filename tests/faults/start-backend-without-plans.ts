import { startBackendBefore } from './start-backend-before';
import type { BadBackend } from './start-bad-backend';

/**
 * Backend that answers like the sandbox, but without prices.
 *
 * @param target port of a server on this machine whose sandbox answers everything else
 */
export function startBackendWithoutPlans(target: number): Promise<BadBackend> {
  return startBackendBefore(target, {
    fateOf: (call) => (/^GET \/api\/v[12]\/product\/[^/]+$/.test(call) ? 'refused' : 'answered'),
  });
}
