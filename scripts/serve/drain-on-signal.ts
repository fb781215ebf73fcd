import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { report } from '../../renderer/report/report';
import type { ServerSettings } from '../../renderer/server/server-settings';

interface DrainSteps {
  /** Readiness turns to 503. */
  onDrain: () => void;
  /** Every request has ended. */
  onClosed: () => Promise<void>;
}

/** The end of the time limit, kept for closing the pages and the database once no request is open. */
const closingMs = 2_000;

/**
 * SIGTERM: readiness 503 first, a moment for balancers to see it, then no new connections, open requests end, exit 0. SIGINT
 * does the same without the moment. From the signal to the exit it takes at most `drainTimeoutMs`, the moment and two
 * seconds for closing included (two seconds where less is set): requests that are open then are cut, and a closing that
 * hangs is left with exit 1.
 */
export function drainOnSignal(
  server: Server,
  settings: Pick<ServerSettings, 'drainDelayMs' | 'drainTimeoutMs'>,
  { onDrain, onClosed }: DrainSteps,
): void {
  const openMs = Math.max(0, settings.drainTimeoutMs - closingMs);
  const sockets = trackSockets(server);
  let isDraining = false;
  const drain = (delayMs: number) => {
    if (isDraining) return;
    isDraining = true;
    onDrain();
    setTimeout(
      () => {
        server.close(() => void finish(onClosed));
        server.closeIdleConnections();
        setInterval(() => {
          server.closeIdleConnections();
          for (const socket of sockets) if (isSilent(socket)) socket.destroy();
        }, 200).unref();
      },
      Math.min(delayMs, openMs),
    );
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, openMs).unref();
    setTimeout(giveUp, openMs + closingMs).unref();
  };
  process.on('SIGTERM', () => drain(settings.drainDelayMs));
  process.on('SIGINT', () => drain(0));
}

/** Has never sent anything, which Node takes for busy: a browser opens some before it needs them. */
function isSilent(socket: Socket): boolean {
  return socket.bytesRead === 0;
}

/** The open connections, those among them that `closeAllConnections` does not know: taken over for another protocol. */
function trackSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

async function finish(onClosed: () => Promise<void>): Promise<void> {
  await onClosed();
  report('info', 'stopped', { area: 'stop' });
  process.exit(0);
}

function giveUp(): void {
  report('error', 'closing took too long', { area: 'stop' });
  process.exit(1);
}
