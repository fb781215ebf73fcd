import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { OwnServer } from './own-server';
import { expect, test } from './test';

test('a server whose port is taken says which one, and ends with an error', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    const starting = OwnServer.start({ HOSTNAME_BIND: '127.0.0.1', PORT: String(port) });
    await expect(starting).rejects.toThrow(
      new RegExp(`^the server ended with 1: [^]*\nlisten EADDRINUSE: address already in use 127.0.0.1:${port}\n$`),
    );
  } finally {
    other.close();
  }
});

test('a client that offers HTTP/2 gets its answer, and holds no drain up', async () => {
  const server = await OwnServer.start();
  try {
    // The first request that a page answers is when Next begins to listen for what it may take over.
    expect((await fetch(`${server.origin}/readiness`)).status).toBe(200);
    const socket = connect({ port: Number(new URL(server.origin).port), host: 'localhost', allowHalfOpen: true });
    socket.write(
      'GET /readiness HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n\r\n',
    );
    const answer = once(socket, 'data').then(([chunk]) => String(chunk));
    const end = once(socket, 'end').then(() => 'nothing');
    expect(await Promise.race([answer, end])).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.drain()).toBe(0);
    expect(server.output).not.toContain('closing took too long');
    socket.destroy();
  } finally {
    await server.stop();
  }
});

test('who leaves in the middle of a form of the sandbox puts nothing into the log', async () => {
  const server = await OwnServer.start();
  try {
    const before = server.output;
    for (const path of ['/sandbox', '/sandbox/3ds']) {
      const socket = connect({ port: Number(new URL(server.origin).port), host: 'localhost' });
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\ntoken=`,
      );
      // The page reads the form by then.
      await new Promise((resolve) => setTimeout(resolve, 500));
      socket.destroy();
    }
    expect((await fetch(`${server.origin}/sandbox`)).status).toBe(200);
    expect(await server.drain()).toBe(0);
    expect(server.output.slice(before.length)).not.toMatch(/abort|error|\n\s+at /i);
  } finally {
    await server.stop();
  }
});
