import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashAsset } from '../../catalogue/asset-hash';
import { answerText } from '../server/answer-text';
import { getRuntime } from '../server/runtime';

/** An SVG opened by itself runs nothing and loads nothing. */
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

/** `/brands/<brand>/<file>?v=<hash>` → the file, cached for ever under its hash. Only files of the catalogue are served. */
export async function answerBrandAsset(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '', 'http://own.invalid');
  const asset = getRuntime().catalogue.assets.get(url.pathname.replace(/^\/brands\//, ''));
  if (!asset) return answerText(response, 404, 'not found');
  const content = 'text' in asset ? Buffer.from(asset.text) : await readFile(asset.file);
  // A file may change before the catalogue learns of it: what is kept for ever is only what the hash was made of.
  const isCurrent = url.searchParams.get('v') === asset.hash && hashAsset(content) === asset.hash;
  response.setHeader('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60');
  response.setHeader('content-security-policy', imagePolicy);
  response.setHeader('content-type', asset.type);
  response.end(content);
  return { props: {} };
}
