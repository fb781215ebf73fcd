import { createServer } from 'node:net';

/** Default port of the checkout. */
export const defaultPort = 3000;

/**
 * Parses a port from the variable PORT or an option.
 *
 * @param text absent or empty for the default
 * @throws RangeError when it is no port
 */
export function readPort(text: string | undefined): number {
  const port = Number(text || defaultPort);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new RangeError('1–65535');
}

/**
 * Finds the first free port from `wanted` on.
 *
 * @throws RangeError when the next 50 are taken
 */
export async function findFreePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50 && port < 65_536; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new RangeError(`no port from ${wanted} on is free`);
}

/** Whether nothing listens on the port, at any address of `localhost`. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '0.0.0.0')) && (await canListen(port, '::1'));
}

/** Whether the port is free at an address. An address that the machine lacks counts as free. */
function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'),
    );
    server.listen({ port, host, ipv6Only: true }, () => server.close(() => resolve(true)));
  });
}
