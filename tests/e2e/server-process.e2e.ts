import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { ask, drainWatched, repeat } from './ask';
import { OwnServer } from './own-server';
import { atNight, expect, test } from './test';

test('a server names the port that is already in use and exits with an error', atNight(), async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    const starting = OwnServer.start({ HOSTNAME_BIND: '127.0.0.1', PORT: String(port) });
    await expect(starting).rejects.toThrow(
      new RegExp(`^the server ended with 1: [^]*\nlisten EADDRINUSE: address already in use 127.0.0.1:${port}\n$`),
    );
  } finally {
    other.close();
  }
});

test('a client that offers an HTTP/2 upgrade gets an answer and does not delay the shutdown', atNight(), async () => {
  const server = await OwnServer.start();
  try {
    // With its first page, Next starts to listen for requests that it may take over.
    expect((await fetch(`${server.origin}/readiness`)).status).toBe(200);
    const socket = connect({ port: Number(new URL(server.origin).port), host: 'localhost', allowHalfOpen: true });
    socket.write(
      'GET /readiness HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n\r\n',
    );
    const answer = once(socket, 'data').then(([chunk]) => String(chunk));
    const end = once(socket, 'end').then(() => 'nothing');
    expect(await Promise.race([answer, end])).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.drain()).toBe(0);
    expect(server.output).not.toContain('closing took too long');
    socket.destroy();
  } finally {
    await server.stop();
  }
});

test('a production sandbox shows its page only with the token, and aborted forms leave no log entry', async () => {
  const token = 'a-token-of-the-operator';
  const server = await OwnServer.start({
    APP_ENV: 'production',
    SANDBOX_IN_PRODUCTION: 'yes',
    SANDBOX_TOKEN: token,
  });
  try {
    const visit = (init: RequestInit = {}) => fetch(`${server.origin}/sandbox`, { redirect: 'manual', ...init });
    const before = server.output;
    for (const path of ['/sandbox', '/sandbox/bank']) {
      const socket = connect({ port: Number(new URL(server.origin).port), host: 'localhost' });
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\ntoken=`,
      );
      // The server has begun with the form. Once it has answered a later visit, the page is reading the form.
      expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 100 /);
      await visit();
      socket.destroy();
    }
    const say = (access: string) =>
      visit({ method: 'POST', headers: { origin: server.origin }, body: new URLSearchParams({ access }) });
    for (const answer of [await visit(), await say('a-token-of-a-stranger')]) {
      expect(answer.status).toBe(403);
      const html = await answer.text();
      expect(html).toContain('name="access"');
      expect(html).not.toContain('id="payments"');
    }
    const answer = await say(token);
    expect(answer.status).toBe(303);
    const [cookie = ''] = answer.headers.getSetCookie();
    const opened = await visit({ headers: { cookie: cookie.split(';', 1)[0] ?? '' } });
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain('id="payments"');
    expect(await server.drain()).toBe(0);
    expect(server.output.slice(before.length)).not.toMatch(/abort|error|\n\s+at /i);
    expect(server.output).not.toContain(token);
  } finally {
    await server.stop();
  }
});

test('on SIGTERM a balancer reads 503 first, and no request that it has passed on is reset', async () => {
  const server = await OwnServer.start({ DRAIN_DELAY_MS: '2000' });
  try {
    const seen: string[] = [];
    const agent = new Agent({ keepAlive: true });
    const isOver = () => seen.some((status) => status !== '200');
    const buyers = Array.from({ length: 10 }, () =>
      repeat(isOver, () => ask(server.origin, '/lead?product=WUP', agent)),
    );
    await drainWatched(server, seen);
    for (const answers of await Promise.all(buyers)) expect([...new Set(answers)]).toEqual(['200']);
    agent.destroy();
  } finally {
    await server.stop();
  }
});
