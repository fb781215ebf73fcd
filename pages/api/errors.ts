import type { NextApiHandler } from 'next';
import { receiveErrors } from '../../renderer/gateway/receive-reports';
import { getRuntime } from '../../renderer/server/runtime';
import { manifests } from '../../templates/manifests.generated';

/** The body is read within our own limits. */
export const config = { api: { bodyParser: false, externalResolver: true } };

const handler: NextApiHandler = (request, response) => receiveErrors(request, response, { ...getRuntime(), manifests });

export default handler;
