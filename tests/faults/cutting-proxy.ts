import { connect, createServer, type Socket } from 'node:net';

/** Proxy between browser and server that loses answers to payments. */
export interface CuttingProxy {
  origin: string;
  /** Number of payments that the browser has sent through it, including its own retries. */
  payments(): number;
  close(): Promise<void>;
}

export interface Cut {
  /** Payments whose answers are lost. */
  lost: 'first' | 'all';
  /** End of the connection: closed in good order (FIN) or reset (RST). */
  end: 'closed' | 'reset';
}

/**
 * Forwards bytes. For `POST …/payment`, it drops the browser's connection when the answer arrives, before its first
 * byte. Chromium repeats such a request by itself on a reused connection.
 *
 * @param target port of the server on this machine
 */
export async function startCuttingProxy(target: number, { lost, end }: Cut): Promise<CuttingProxy> {
  let payments = 0;
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    let isCut = false;
    const upstream = connect(target, 'localhost');
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    browser.on('data', (chunk) => {
      if (/^POST \/api\/v[12]\/payment /.test(chunk.toString('latin1'))) {
        payments += 1;
        isCut = lost === 'all' || payments === 1;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!isCut) browser.write(chunk);
      else if (end === 'reset') browser.resetAndDestroy();
      else browser.destroy();
    });
    browser.on('close', () => upstream.end());
    upstream.on('close', () => browser.end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    payments: () => payments,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
