import type { IncomingMessage, ServerResponse } from 'node:http';
import { findBrand } from '../../catalogue/catalogue-index';
import { buildEndedFlagCookie } from '../flags/flag-cookie';
import { isSameOrigin } from '../gateway/is-same-origin';
import type { ReceiveOptions } from '../gateway/receive-reports';

/** Path to which a page posts when a purchase is over. */
const path = '/api/visit-flags';

/** URL that ends the flags of a brand's visit. */
export function buildFlagsUrl(brandId: string): string {
  return `${path}?brand=${brandId}`;
}

/** Forgets the flags of a brand's visit: its next purchase takes those of its own time. Reads and stores no data. */
export async function endFlags(
  request: IncomingMessage,
  response: ServerResponse,
  { catalogue, settings }: Pick<ReceiveOptions, 'catalogue' | 'settings'>,
): Promise<void> {
  const brandId = new URL(request.url ?? '', 'http://localhost').searchParams.get('brand') ?? '';
  response.setHeader('cache-control', 'no-store');
  if (request.method !== 'POST') response.writeHead(405, { allow: 'POST' });
  else if (!isSameOrigin(request, settings.publicOrigin)) response.writeHead(403);
  else if (!findBrand(catalogue, brandId)) response.writeHead(404);
  else response.writeHead(204, { 'set-cookie': buildEndedFlagCookie(brandId) });
  response.end();
}
