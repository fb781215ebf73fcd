import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import onHeaders from 'on-headers';
import { report } from '../renderer/report/report';
import type { ServerSettings } from '../renderer/server/server-settings';

interface DrainSteps {
  /** Readiness turns to 503. */
  onDrain: () => void;
  /** Every request has ended. */
  onClosed: () => Promise<void>;
}

/** The end of the time limit, kept for closing the pages and the database once no request is open. */
const closingMs = 2_000;

/** A connection that is this old and has sent nothing will not: a browser opens some before it needs them. */
const silentMs = 1_000;

/** In a turn of the event loop that is no longer, next to nobody connects. */
const shortTurnMs = 1;
const mostTurns = 500;

/**
 * SIGTERM: readiness 503 first, a moment for balancers to see it, then no new connections, open requests end, exit 0. SIGINT
 * does the same without the moment. From the signal on each answer closes its connection, so that no request is sent
 * into one that ends. From the signal to the exit it takes at most `drainTimeoutMs`, the moment and two
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
  server.prependListener('request', (_, response) => {
    onHeaders(response, () => {
      if (isDraining) response.setHeader('connection', 'close');
    });
  });
  const drain = (delayMs: number) => {
    if (isDraining) return;
    isDraining = true;
    onDrain();
    const closeUnused = () => {
      server.closeIdleConnections();
      const before = performance.now() - Math.min(delayMs, silentMs);
      for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since <= before) socket.destroy();
    };
    setTimeout(
      async () => {
        await closePort(server, () => void finish(onClosed));
        closeUnused();
        // The server reads arrived requests before it counts a connection as unused.
        setInterval(() => void nextTurn().then(closeUnused), 200).unref();
      },
      Math.min(delayMs, openMs),
    );
    setTimeout(() => {
      for (const socket of sockets.keys()) socket.destroy();
    }, openMs).unref();
    setTimeout(giveUp, openMs + closingMs).unref();
  };
  process.on('SIGTERM', () => drain(settings.drainDelayMs));
  process.on('SIGINT', () => drain(0));
}

/**
 * Closes the port after a short turn of the event loop without a new connection. The system resets connections that Node has not
 * taken yet, and a long turn leaves some. Requests that come meanwhile are answered after it, so that no
 * page that is being made lengthens a turn.
 */
async function closePort(server: Server, onClosed: () => void): Promise<void> {
  const held: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (...exchange) => held.push(exchange);
  let isQuiet = false;
  const knock = () => {
    isQuiet = false;
  };
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', hold).on('connection', knock);
  // Whatever phase this is called in: each turn from here on takes what has arrived.
  await nextTurn();
  for (let turn = 0; turn < mostTurns && !isQuiet; turn += 1) {
    isQuiet = true;
    const start = performance.now();
    await nextTurn();
    if (performance.now() - start > shortTurnMs) isQuiet = false;
  }
  server.close(onClosed);
  server.off('connection', knock).off('request', hold);
  for (const listener of listeners) server.on('request', listener);
  for (const exchange of held) server.emit('request', ...exchange);
}

/**
 * The open connections with the time since when, those among them that `closeAllConnections` does not know: taken over for
 * another protocol.
 */
function trackSockets(server: Server): ReadonlyMap<Socket, number> {
  const sockets = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, performance.now());
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
