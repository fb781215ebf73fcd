import type { NextApiHandler } from 'next';
import { handleApiRequest } from '../../renderer/gateway/handle-request';
import { receiveErrors, receiveTelemetry } from '../../renderer/gateway/receive-reports';
import { endFlags } from '../../renderer/page/end-flags';
import { getRuntime } from '../../renderer/server/runtime';
import { manifests } from '../../templates/manifests.generated';

/** Each handler reads the body itself, within its own limits. */
export const config = { api: { bodyParser: false, externalResolver: true } };

/** Calls of our own pages; all others are the contract's. */
const ownCalls = new Map([
  ['/api/errors', receiveErrors],
  ['/api/telemetry', receiveTelemetry],
  ['/api/visit-flags', endFlags],
]);

const handler: NextApiHandler = (request, response) => {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const handle = ownCalls.get(path) ?? handleApiRequest;
  return handle(request, response, { ...getRuntime(), manifests });
};

export default handler;
