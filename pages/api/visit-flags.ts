import type { NextApiHandler } from 'next';
import { endFlags } from '../../renderer/page/end-flags';
import { getRuntime } from '../../renderer/server/runtime';

/** The body is ignored. */
export const config = { api: { bodyParser: false, externalResolver: true } };

const handler: NextApiHandler = (request, response) => endFlags(request, response, getRuntime());

export default handler;
