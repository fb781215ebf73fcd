import type { NextApiHandler } from 'next';
import { handleApiRequest } from '../../renderer/gateway/handle-request';
import { getRuntime } from '../../renderer/server/runtime';

/** The gateway reads the body itself, within its own limits. */
export const config = { api: { bodyParser: false, externalResolver: true } };

const handler: NextApiHandler = (request, response) => handleApiRequest(request, response, getRuntime());

export default handler;
