import type { Server } from 'node:http';
import { report } from '../../renderer/report/report';
import type { ServerSettings } from '../../renderer/server/server-settings';

interface DrainSteps {
  /** Readiness turns to 503. */
  onDrain: () => void;
  /** Every request has ended. */
  onClosed: () => Promise<void>;
}

/**
 * SIGTERM: readiness 503 first, a moment for balancers to see it, then no new connections, open requests end within
 * `drainTimeoutMs`, exit 0. SIGINT does the same without the moment.
 */
export function drainOnSignal(server: Server, settings: ServerSettings, { onDrain, onClosed }: DrainSteps): void {
  let isDraining = false;
  const drain = (delayMs: number) => {
    if (isDraining) return;
    isDraining = true;
    onDrain();
    setTimeout(() => {
      server.close(() => void finish(onClosed));
      server.closeIdleConnections();
      setInterval(() => server.closeIdleConnections(), 200).unref();
      setTimeout(() => server.closeAllConnections(), settings.drainTimeoutMs).unref();
    }, delayMs);
  };
  process.on('SIGTERM', () => drain(settings.drainDelayMs));
  process.on('SIGINT', () => drain(0));
}

async function finish(onClosed: () => Promise<void>): Promise<void> {
  await onClosed();
  report('info', 'stopped', { area: 'stop' });
  process.exit(0);
}
