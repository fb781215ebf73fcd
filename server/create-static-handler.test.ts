import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createStaticHandler } from './create-static-handler';

let folder: string;
let script: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'guiche-static-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, '.next/static'), { recursive: true });
  script = path.join(folder, '.next/static/app.js');
  // More than socket buffers hold.
  writeFileSync(script, Buffer.alloc(20_000_000, 'a'));
});

async function startStatic() {
  const handle = createStaticHandler(folder);
  const files: Readable[] = [];
  const server = createServer((request, response) => {
    response.once('pipe', (file: Readable) => files.push(file));
    if (!handle(request, response)) response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { port, files, origin: `http://127.0.0.1:${port}` };
}

it('the static handler sends a built file completely and ignores other paths', async () => {
  const { origin, files } = await startStatic();
  const answer = await fetch(`${origin}/_next/static/app.js`);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toHaveLength(20_000_000);
  await expect.poll(() => files[0]?.destroyed).toBe(true);
  expect((await fetch(`${origin}/_next/static/other.js`)).status).toBe(404);
  expect((await fetch(`${origin}/app.js`)).status).toBe(404);
});

it('a built file is sent without unnecessary headers', async () => {
  const { port } = await startStatic();
  const headersFor = async (connection: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /_next/static/app.js HTTP/1.1\r\nhost: shop.example\r\nconnection: ${connection}\r\n\r\n`);
    const [head] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    const lines = head.toString('latin1').split('\r\n\r\n')[0]?.toLowerCase().split('\r\n').slice(1) ?? [];
    return lines.filter((line) => !/^(date|content-length): /.test(line)).sort();
  };
  const always = [
    'cache-control: public,max-age=31536000,immutable',
    'content-type: text/javascript',
    'vary: accept-encoding',
  ];
  const own = ['x-content-type-options: nosniff'];
  expect(await headersFor('keep-alive')).toEqual([...always, ...own, 'connection: keep-alive'].sort());
  expect(await headersFor('close')).toEqual([...always, ...own, 'connection: close'].sort());
});

it('an aborted download closes its file', async () => {
  const { port, files } = await startStatic();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /_next/static/app.js HTTP/1.1\r\nhost: shop.example\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  expect(files[0]?.destroyed).toBe(false);
  socket.destroy();
  await expect.poll(() => files[0]?.destroyed).toBe(true);
});

it('a request for a built file that was deleted after the start fails', async () => {
  const { origin } = await startStatic();
  rmSync(script);
  await expect(fetch(`${origin}/_next/static/app.js`)).rejects.toThrow();
});
