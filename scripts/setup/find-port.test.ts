import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort, readPort } from './find-port';

const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));

/** Occupies a port. */
async function takePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

// A machine without IPv6 has nothing there.
it.each(['127.0.0.1', '0.0.0.0', '::1', '::'].filter((host) => host.includes('.') || addresses.includes('::1')))(
  'a port in use on %s is skipped',
  async (host) => {
    const port = await takePort(host);
    expect(await findFreePort(port)).toBeGreaterThan(port);
  },
);

it('a free port is used as requested', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  expect(await findFreePort(port)).toBe(port);
});

it.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
])('PORT=%s selects port %i', (text, port) => {
  expect(readPort(text)).toBe(port);
});

it.each(['0', '65536', 'http', '80.5', '-1'])('PORT=%s is rejected', (text) => {
  expect(() => readPort(text)).toThrow(RangeError);
});
