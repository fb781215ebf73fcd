import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getServerSideProps as answerReadiness } from '../../pages/readiness';
import { type Runtime, setRuntime } from '../../renderer/server/runtime';
import { readServerSettings } from '../../renderer/server/server-settings';
import { sendRequest } from '../../renderer/testing/start-server';
import { drainOnSignal } from './drain-on-signal';

/** The defaults: 2 s of delay, 30 s in all. */
const settings = readServerSettings({ SANDBOX: 'on' });
const runtime = { isDraining: false, canServe: async () => true } as Runtime;

let server: Server;
/** The exit code, once the process ends. */
let exited: Promise<unknown>;
const exit = vi.fn<(code: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
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

/** A server with the real readiness page; `/payment` is answered when the test says so. */
async function startServer(onClosed: () => Promise<void> = async () => undefined) {
  let answerPayment: () => void = () => undefined;
  let takePayment: () => void = () => undefined;
  const isPaying = new Promise<void>((resolve) => {
    takePayment = resolve;
  });
  server = createServer((req, res) => {
    if (req.url === '/readiness') return void answerReadiness({ req, res } as GetServerSidePropsContext);
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
  const send = (path: string) => sendRequest({ port }, 'GET', path);
  /** Sends a payment; how it ends. Nothing is awaited but its arrival. */
  const pay = async () => {
    const outcome = send('/payment').then(
      ({ text }) => text,
      () => 'cut',
    );
    await isPaying;
    return { outcome };
  };
  return { port, send, pay, answerPayment: () => answerPayment() };
}

test('readiness says 503 while connections are still taken, and what is open then may end', async () => {
  const { send, pay, answerPayment } = await startServer();
  const { outcome } = await pay();
  expect((await send('/readiness')).status).toBe(200);
  process.emit('SIGTERM');
  expect((await send('/readiness')).status).toBe(503);
  vi.advanceTimersByTime(1_999);
  expect((await send('/readiness')).status).toBe(503);
  vi.advanceTimersByTime(1);
  expect(server.listening).toBe(false);
  await expect(send('/readiness')).rejects.toThrow('ECONNREFUSED');
  answerPayment();
  expect(await outcome).toBe('paid');
  expect(await exited).toBe(0);
});

test('a payment may end until 28 s after SIGTERM', async () => {
  const { pay, answerPayment } = await startServer();
  const { outcome } = await pay();
  process.emit('SIGTERM');
  vi.advanceTimersByTime(27_999);
  answerPayment();
  expect(await outcome).toBe('paid');
  expect(await exited).toBe(0);
});

test('a payment that takes longer is cut, and the process ends', async () => {
  const { pay } = await startServer();
  const { outcome } = await pay();
  process.emit('SIGTERM');
  vi.advanceTimersByTime(28_000);
  expect(await outcome).toBe('cut');
  expect(await exited).toBe(0);
});

test('a closing that hangs ends 30 s after SIGTERM, and is no good end', async () => {
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

test('a balancer’s idle connection holds nothing up', async () => {
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

test('a connection that a browser has opened beforehand holds nothing up, and what is open may still end', async () => {
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

test('a connection that was taken over for another protocol is cut with the rest', async () => {
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

test('who stops it by hand waits for no balancer', async () => {
  await startServer();
  process.emit('SIGINT');
  vi.advanceTimersByTime(0);
  expect(server.listening).toBe(false);
  expect(await exited).toBe(0);
});
