import { createServer } from 'node:net';

/**
 * The port that is asked for by the variable PORT or an option.
 *
 * @param {string | undefined} text nothing, or an empty one, for where the checkout is by default
 * @throws {RangeError} when it is no port
 */
export function readPort(text) {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new RangeError('1–65535');
}

/**
 * The first port from `wanted` on that nobody listens on.
 *
 * @param {number} wanted
 * @throws {RangeError} when the next 50 are taken
 */
export async function findFreePort(wanted) {
  for (let port = wanted; port < wanted + 50 && port < 65_536; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new RangeError(`no port from ${wanted} on is free`);
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '0.0.0.0', () => server.close(() => resolve(true)));
  });
}
