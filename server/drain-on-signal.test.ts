import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GetServerSidePropsContext } from 'next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getServerSideProps as answerReadiness } from '../pages/readiness';
import { type Runtime, setRuntime } from '../renderer/server/runtime';
import { readServerSettings } from '../renderer/server/server-settings';
import { sendRequest } from '../renderer/testing/start-server';
import { drainOnSignal } from './drain-on-signal';

/** Defaults: 2 s delay, 30 s in total. */
const settings = readServerSettings({ SANDBOX: 'on' });
const runtime = { isDraining: false, canServe: async () => true } as Runtime;

let server: Server;
/** Exit code of the process. */
let exited: Promise<unknown>;
const exit = vi.fn<(code: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  runtime.isDraining = false;
  setRuntime(runtime);
  exited = new Promise((resolve) => exit.mockImplementation(resolve));
  vi.spyOn(process, 'exit').mockImplementation(exit as unknown as typeof process.exit);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  exit.mockReset();
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
  server.close();
  server.closeAllConnections();
});

/** A server with the real readiness page; the test decides when `/payment` answers. */
async function startServer(onClosed: () => Promise<void> = async () => undefined) {
  let answerPayment: () => void = () => undefined;
  let takePayment: () => void = () => undefined;
  const isPaying = new Promise<void>((resolve) => {
    takePayment = resolve;
  });
  server = createServer((req, res) => {
    if (req.url === '/readiness') return void answerReadiness({ req, res } as GetServerSidePropsContext);
    if (req.url === '/lead') return void sleep(2).then(() => res.end('page'));
    answerPayment = () => res.end('paid');
    takePayment();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  drainOnSignal(server, settings, {
    onDrain: () => {
      runtime.isDraining = true;
    },
    onClosed,
  });
  const send = (path: string) => sendRequest({ port }, 'GET', path, { headers: { connection: 'keep-alive' } });
  /** Sends a payment and awaits only its arrival. Returns its end. */
  const pay = async () => {
    const answer = send('/payment');
    const outcome = answer.then(
      ({ text }) => text,
      () => 'cut',
    );
    const connection = answer.then(({ headers }) => headers.connection).catch(() => undefined);
    await isPaying;
    return { outcome, connection };
  };
  return { port, send, pay, answerPayment: () => answerPayment() };
}

/** A keep-alive connection after one answer. */
async function openIdle(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /readiness HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

/** Blocks the event loop, as rendering pages does. */
function block(milliseconds: number): void {
  const end = Date.now() + milliseconds;
  while (Date.now() < end);
}

/**
 * Repeats requests on one connection while it stays open.
 *
 * @returns its end, and the number of answers
 */
async function buyOn(port: number): Promise<{ end: string; answers: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let answers = 0; ; answers += 1) {
    const end = await new Promise<string | undefined>((resolve) => {
      const sent = request({ host: '127.0.0.1', port, path: '/lead', agent }, (answer) => {
        answer.resume().on('end', () => resolve(undefined));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)).end();
    });
    if (end !== undefined) return { end, answers };
  }
}

test('after SIGTERM, readiness answers 503 for two seconds, and an open request may still end', async () => {
  const { send, pay, answerPayment } = await startServer();
  const { outcome } = await pay();
  expect((await send('/readiness')).status).toBe(200);
  process.emit('SIGTERM');
  expect((await send('/readiness')).status).toBe(503);
  vi.advanceTimersByTime(1_999);
  expect((await send('/readiness')).status).toBe(503);
  vi.advanceTimersByTime(1);
  await expect.poll(() => server.listening).toBe(false);
  await expect(send('/readiness')).rejects.toThrow('ECONNREFUSED');
  answerPayment();
  expect(await outcome).toBe('paid');
  expect(await exited).toBe(0);
});

test('after SIGTERM every answer closes its connection, even for a request that was already open', async () => {
  const { send, pay, answerPayment } = await startServer();
  const connectionOf = async (path: string) => (await send(path)).headers.connection;
  expect(await connectionOf('/readiness')).toBe('keep-alive');
  const { outcome, connection } = await pay();
  process.emit('SIGTERM');
  expect(await connectionOf('/lead')).toBe('close');
  vi.advanceTimersByTime(10_000);
  answerPayment();
  expect(await outcome).toBe('paid');
  expect(await connection).toBe('close');
});

test('a request on a connection that was idle at SIGTERM is answered', async () => {
  const { port } = await startServer();
  const idle = await openIdle(port);
  process.emit('SIGTERM');
  vi.advanceTimersByTime(1_999);
  idle.write('GET /lead HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = (await once(idle, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(String(answer)).toMatch(/\r\nconnection: close\r\n/i);
  await once(idle, 'close');
});

test('a request that arrives before the port closes is answered, on an old or a new connection', async () => {
  const { port } = await startServer();
  const sockets = [await openIdle(port), connect(port, '127.0.0.1')];
  const answers = sockets.map((socket) => once(socket, 'data').then(([answer]) => String(answer), String));
  process.emit('SIGTERM');
  for (const socket of sockets) socket.write('GET /lead HTTP/1.1\r\nhost: x\r\n\r\n');
  // The connections wait while the server is busy.
  block(100);
  vi.advanceTimersByTime(2_000);
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(await exited).toBe(0);
});

test('SIGTERM resets no request of twenty buyers who send requests without a pause', async () => {
  const { port } = await startServer();
  const buyers = Array.from({ length: 20 }, () => buyOn(port));
  await sleep(100);
  process.emit('SIGTERM');
  await sleep(100);
  vi.advanceTimersByTime(2_000);
  const ends = await Promise.all(buyers);
  expect(ends.map(({ end }) => end)).toEqual(buyers.map(() => 'ECONNREFUSED'));
  expect(Math.min(...ends.map(({ answers }) => answers))).toBeGreaterThan(0);
  expect(await exited).toBe(0);
});

test('a payment may still finish within 28 s after SIGTERM', async () => {
  const { pay, answerPayment } = await startServer();
  const { outcome } = await pay();
  process.emit('SIGTERM');
  vi.advanceTimersByTime(27_999);
  answerPayment();
  expect(await outcome).toBe('paid');
  expect(await exited).toBe(0);
});

test('a payment still open 28 s after SIGTERM is cut off, and the process exits', async () => {
  const { pay } = await startServer();
  const { outcome } = await pay();
  process.emit('SIGTERM');
  vi.advanceTimersByTime(28_000);
  expect(await outcome).toBe('cut');
  expect(await exited).toBe(0);
});

test('a shutdown that hangs ends 30 s after SIGTERM with exit code 1', async () => {
  const { pay } = await startServer(() => new Promise(() => undefined));
  const { outcome } = await pay();
  process.emit('SIGTERM');
  vi.advanceTimersByTime(28_000);
  expect(await outcome).toBe('cut');
  vi.advanceTimersByTime(1_999);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await exited).toBe(1);
});

test('an idle connection of a load balancer does not delay the shutdown', async () => {
  const { port } = await startServer();
  const idle = connect(port, '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  idle.write('GET /readiness HTTP/1.1\r\nhost: x\r\n\r\n');
  await new Promise((resolve) => idle.once('data', resolve));
  const closed = new Promise((resolve) => idle.once('close', resolve));
  process.emit('SIGTERM');
  vi.advanceTimersByTime(2_000);
  await closed;
  expect(await exited).toBe(0);
});

test('an unused browser connection does not delay the shutdown, and an open payment may still finish', async () => {
  const { port, pay, answerPayment } = await startServer();
  const silent = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => silent.once('close', resolve));
  await new Promise((resolve) => server.once('connection', resolve));
  const { outcome } = await pay();
  process.emit('SIGTERM');
  vi.advanceTimersByTime(2_200);
  await closed;
  answerPayment();
  expect(await outcome).toBe('paid');
  expect(await exited).toBe(0);
});

test('an upgraded connection does not prevent the process from exiting 28 s after SIGTERM', async () => {
  const { port } = await startServer();
  server.on('upgrade', (_, socket) => socket.end());
  const kept = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  kept.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: h2c\r\n\r\n');
  await new Promise((resolve) => kept.resume().once('end', resolve));
  process.emit('SIGTERM');
  vi.advanceTimersByTime(28_000);
  expect(await exited).toBe(0);
  kept.destroy();
});

test('SIGINT stops the server at once, without the delay for load balancers', async () => {
  await startServer();
  process.emit('SIGINT');
  vi.advanceTimersByTime(0);
  expect(await exited).toBe(0);
  expect(server.listening).toBe(false);
});
