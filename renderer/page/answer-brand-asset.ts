import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashAsset } from '../../catalogue/asset-hash';
import { answerText } from '../server/answer-text';
import { getRuntime } from '../server/runtime';

/** An SVG opened directly runs and loads nothing. */
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

/** `/brands/<brand>/<file>?v=<hash>` → the file, cached forever under its hash. Serves only files of the catalogue. */
export async function answerBrandAsset(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '', 'http://own.invalid');
  const asset = getRuntime().catalogue.assets.get(url.pathname.replace(/^\/brands\//, ''));
  if (!asset) return answerText(response, 404, 'not found');
  const content = 'text' in asset ? Buffer.from(asset.text) : await readFile(asset.file);
  // A file may change before the catalogue reloads. Only content that matches the hash is cached forever.
  const isCurrent = url.searchParams.get('v') === asset.hash && hashAsset(content) === asset.hash;
  response.setHeader('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60');
  response.setHeader('content-security-policy', imagePolicy);
  response.setHeader('content-type', asset.type);
  response.end(content);
  return { props: {} };
}
