import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
