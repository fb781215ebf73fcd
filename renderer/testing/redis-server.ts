import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Debian's programs for Redis and for Valkey, which speak alike. */
const program = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Whether the machine has Redis or Valkey. */
export const hasRedis = program !== undefined;

/** A Redis of one test, in memory only. */
export interface RedisServer {
  url: string;
  port: number;
  /** Stops answering, with its connections open. */
  hang(): void;
  goOn(): void;
  kill(): Promise<void>;
  /** Starts again, empty, on the same port. */
  restart(): Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await findPort();
  let child = await run(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    hang: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    restart: async () => {
      child = await run(port);
    },
  };
}

async function run(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp'];
  const child = spawn(program ?? '', options, { stdio: 'ignore' });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return child;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
