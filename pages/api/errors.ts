import type { NextApiHandler } from 'next';
import { receiveErrors } from '../../renderer/gateway/receive-reports';
import { buildReceiveOptions } from '../../renderer/page/build-receive-options';
import { manifests } from '../../templates/manifests.generated';

/** The body is read within our own limits. */
export const config = { api: { bodyParser: false, externalResolver: true } };

const handler: NextApiHandler = (request, response) =>
  receiveErrors(
    request,
    response,
    buildReceiveOptions((name) => Object.hasOwn(manifests, name)),
  );

export default handler;
