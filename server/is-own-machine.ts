import type { IncomingMessage } from 'node:http';

/** This machine, as a connection and as a page names it. */
const ownAddresses: readonly unknown[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Headers by which a proxy shows itself. */
const proxyHeader = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether a request comes from this machine, by a name of this machine, and no proxy shows itself. A proxy here that
 * sets the Host to this machine and adds no header looks like a browser here.
 */
export function isOwnMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  return (
    ownAddresses.includes(socket.remoteAddress) &&
    ownHost.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => proxyHeader.test(name))
  );
}
