import { createServer } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createCompressor, secondPartStart } from './compress-answers';

const first = `<!DOCTYPE html><body><main>${'olá '.repeat(500)}</main>`;
const rest = `${secondPartStart}></script><script>${'1;'.repeat(500)}</script></body>`;

/**
 * A server with this one answer.
 *
 * @returns its port
 */
async function serve(body: string | Buffer) {
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

/** Chunks of an answer on the wire. */
async function readChunks(port: number, encoding: string): Promise<Buffer[]> {
  const socket = connect(port, 'localhost');
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  let left = Buffer.concat(parts);
  left = left.subarray(left.indexOf('\r\n\r\n') + 4);
  const chunks: Buffer[] = [];
  for (;;) {
    const end = left.indexOf('\r\n');
    const length = Number.parseInt(left.subarray(0, end).toString(), 16);
    if (!length) return chunks;
    chunks.push(left.subarray(end + 2, end + 2 + length));
    left = left.subarray(end + 4 + length);
  }
}

test('the visible part of a page is sent before the rest', async () => {
  const chunks = await readChunks(await serve(first + rest), 'identity');
  expect(chunks.map(String)).toEqual([first, rest]);
});

test('both parts of a page form one Brotli response', async () => {
  const chunks = await readChunks(await serve(first + rest), 'br');
  expect(chunks.length).toBeGreaterThan(1);
  expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe(first + rest);
});

test('Brotli uses a window of 256 kB instead of the library’s 4 MB, to save memory', async () => {
  const [head] = await readChunks(await serve(first + rest), 'br');
  // RFC 7932, 9.1: the stream begins with its window, 0011 for 2^18.
  expect((head?.[0] ?? 0) & 0b1111).toBe(0b0011);
});

test('a page given as bytes is also sent in two parts', async () => {
  const chunks = await readChunks(await serve(Buffer.from(first + rest)), 'identity');
  expect(chunks.map(String)).toEqual([first, rest]);
});

test.each(['<!DOCTYPE html><p>nothing behind</p>', ''])(
  'the body "%s", which has no second part, is sent unchanged',
  async (body) => {
    const response = await fetch(`http://localhost:${await serve(body)}`);
    expect(await response.text()).toBe(body);
  },
);
