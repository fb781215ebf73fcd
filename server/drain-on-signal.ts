import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import onHeaders from 'on-headers';
import { report } from '../renderer/report/report';
import type { ServerSettings } from '../renderer/server/server-settings';

interface DrainSteps {
  /** /readiness changes to 503. */
  onDrain: () => void;
  /** Every request has ended. */
  onClosed: () => Promise<void>;
}

/** Reserved at the end of the time limit for closing pages and database after the last request. */
const closingMs = 2_000;

/** A connection of this age without a request stays unused: browsers open some in advance. */
const silentMs = 1_000;

/** In a turn of the event loop this short, almost no connection arrives. */
const shortTurnMs = 1;
const mostTurns = 500;

/**
 * SIGTERM: /readiness answers 503; after a delay for balancers, no new connections; open requests end; exit 0. SIGINT
 * skips the delay. From the signal on, each answer closes its connection. The exit comes within `drainTimeoutMs`,
 * including the delay and two seconds for closing (at least two seconds). Requests still open then are cut; a hanging
 * close ends with exit 1.
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
        // The server reads arrived requests before a connection counts as unused.
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
 * Closes the port after a short event-loop turn without a new connection. The system resets connections that Node has
 * not accepted, and a long turn leaves some. Requests meanwhile are answered afterwards, so that rendering does not
 * lengthen a turn.
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
  // Starts a full turn from any phase: later turns take what has arrived.
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
 * Open connections with their start times, including those upgraded to another protocol, which `closeAllConnections`
 * does not know.
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
