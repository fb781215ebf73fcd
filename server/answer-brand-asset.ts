import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { hashAsset } from '../catalogue/asset-hash';
import type { MediaAsset } from '../catalogue/catalogue';
import { answerText } from '../renderer/server/answer-text';
import { getRuntime } from '../renderer/server/runtime';

/** An SVG opened directly runs and loads nothing. A video opened directly plays. */
const assetPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox; frame-ancestors 'none'";

/** `/brands/<brand>/<file>?v=<hash>` → the file, cached forever under its hash. Serves only files of the catalogue. */
export async function answerBrandAsset(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '', 'http://own.invalid');
  const asset = getRuntime().catalogue.assets.get(url.pathname.replace(/^\/brands\//, ''));
  if (!asset) return answerText(response, 404, 'not found');
  const isNamed = url.searchParams.get('v') === asset.hash;
  response.setHeader('content-security-policy', assetPolicy);
  response.setHeader('content-type', asset.type);
  if ('modifiedAt' in asset) {
    await answerMedia(request, response, asset, isNamed);
    return { props: {} };
  }
  const content = 'text' in asset ? Buffer.from(asset.text) : await readFile(asset.file);
  setCaching(response, isNamed && hashAsset(content) === asset.hash);
  response.end(content);
  return { props: {} };
}

/** A file may change before the catalogue reloads. Only content that matches the hash is cached forever. */
function setCaching(response: ServerResponse, isCurrent: boolean): void {
  response.setHeader('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60');
}

/** Sends the range that the player asks for: Safari plays a video in no other way. The file is never in memory. */
async function answerMedia(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { file, hash, modifiedAt }: MediaAsset,
  isNamed: boolean,
): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  const tag = `"${mtimeMs === modifiedAt ? hash : mtimeMs}"`;
  setCaching(response, isNamed && mtimeMs === modifiedAt);
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('etag', tag);
  // A player that holds the start of an earlier file gets the whole new one.
  const isSame = (headers['if-range'] ?? tag) === tag;
  const range = isSame ? parseRange(headers.range, size) : undefined;
  if (range === 'outside') {
    response.statusCode = 416;
    response.setHeader('content-range', `bytes */${size}`);
    response.end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) {
    response.statusCode = 206;
    response.setHeader('content-range', `bytes ${start}-${end}/${size}`);
  }
  response.setHeader('content-length', end - start + 1);
  if (method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  // A player closes the connection whenever the buyer seeks.
  await pipeline(createReadStream(file, { start, end }), response).catch(() => response.destroy());
}

/** Bytes of a file, both ends included. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * `Range` header → bytes of a file (RFC 9110, 14). Undefined means the whole file: without a header, for another unit,
 * and for several ranges.
 *
 * @returns `outside` for a range that the file does not have: the answer is a 416
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'outside' : { start, end };
}
