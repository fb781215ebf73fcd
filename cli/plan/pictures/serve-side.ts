import { findFreePort } from '../../../scripts/setup/find-port';
import { runServer } from '../../../scripts/setup/run-server';
import { CommandError } from '../../frame/command';

/** Studio of one side of a plan. */
export interface SideServer {
  origin: string;
  stop: () => Promise<unknown>;
}

/** The studio calls no backend; nothing listens here. */
const noBackend = 'http://127.0.0.1:9';

/** Environment variables of a side's server, besides its port. */
export const sideVariables = {
  ...{ NODE_ENV: 'production', HOSTNAME_BIND: '127.0.0.1' },
  ...{ STUDIO: 'on', SANDBOX: '', BFF_URL: noBackend, APP_ENV: 'test', DRAIN_DELAY_MS: '0' },
};

/**
 * Serves a folder's configuration with the project's build.
 *
 * @param firstPort start of the search for a free port
 * @throws CommandError when it does not start; its output has said why
 */
export async function serveSide(folder: string, firstPort: number): Promise<SideServer> {
  const port = await findFreePort(firstPort);
  const server = runServer(port, { folder, variables: sideVariables, readyPath: '/healthcheck', language: 'en' });
  const stop = () => {
    server.stop('SIGTERM');
    return server.exited;
  };
  const isReady = await server.isReady().catch(() => false);
  if (isReady) return { origin: server.origin, stop };
  await stop();
  throw new CommandError(`the server of ${folder} did not start`);
}
