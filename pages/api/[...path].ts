import type { NextApiHandler } from 'next';
import { findAreasByProduct } from '../../catalogue/catalogue-index';
import { handleApiRequest } from '../../renderer/gateway/handle-request';
import { getRuntime } from '../../renderer/server/runtime';

/** The gateway reads the body itself, within its own limits. */
export const config = { api: { bodyParser: false, externalResolver: true } };

const handler: NextApiHandler = (request, response) => {
  const { catalogue, client, limit, leadMakers, leadPhones, captcha, settings } = getRuntime();
  return handleApiRequest(request, response, {
    client,
    limit,
    leadMakers,
    leadPhones,
    captcha,
    proxyHops: settings.proxyHops,
    publicOrigin: settings.publicOrigin,
    findBrandId: (productCode) => findAreasByProduct(catalogue, productCode)[0]?.brandId,
  });
};

export default handler;
