import { createServer } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createCompressor } from './compress-answers';

const page = `<!DOCTYPE html><body><main>${'olá '.repeat(1000)}</main></body>`;

/**
 * A server with this one answer.
 *
 * @returns its port
 */
async function serve(body: string) {
  const compress = createCompressor();
  const server = createServer((request, response) => {
    compress(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Body of an answer on the wire, which has one chunk. */
async function readBrotli(port: number): Promise<Buffer> {
  const socket = connect(port, 'localhost');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n');
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  const answer = Buffer.concat(parts);
  const chunk = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
  const start = chunk.indexOf('\r\n') + 2;
  return chunk.subarray(start, start + Number.parseInt(chunk.subarray(0, start).toString(), 16));
}

test('Brotli compresses a page with a window of 256 kB instead of the library’s 4 MB, to save memory', async () => {
  const answer = await readBrotli(await serve(page));
  expect(brotliDecompressSync(answer).toString()).toBe(page);
  // RFC 7932, 9.1: the stream begins with its window, 0011 for 2^18.
  expect((answer[0] ?? 0) & 0b1111).toBe(0b0011);
});

test('an empty body is sent unchanged', async () => {
  const response = await fetch(`http://localhost:${await serve('')}`);
  expect(await response.text()).toBe('');
});
