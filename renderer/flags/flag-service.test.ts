import { expect, it } from 'vitest';
import { startServer } from '../testing/start-server';
import { type FlagService, openFlagService } from './flag-service';

const context = { sessionId: 'visit', brand: 'acme' };

async function open(answer: () => { status: number; body: string }): Promise<FlagService> {
  const server = await startServer((_, response) => {
    const { status, body } = answer();
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  return openService(server.url);
}

function openService(url: string): FlagService {
  return openFlagService({
    service: { url: new URL('/api/', url).href, token: 'token' },
    pollMs: 50,
    metricsMs: 60_000,
    environment: 'test',
  });
}

function features(enabled: boolean) {
  const strategies = [{ name: 'default', parameters: {}, constraints: [] }];
  return { status: 200, body: JSON.stringify({ version: 2, features: [{ name: 'short', enabled, strategies }] }) };
}

it('a switch in the service is seen at the next poll, and nonsense afterwards changes nothing', async () => {
  let answer = features(true);
  let asked = 0;
  const flags = await open(() => {
    asked += 1;
    return answer;
  });
  await expect.poll(() => flags.isOn('short', context)).toBe(true);
  answer = features(false);
  await expect.poll(() => flags.isOn('short', context)).toBe(false);
  answer = { status: 200, body: '<html>' };
  const before = asked;
  await expect.poll(() => asked).toBeGreaterThan(before + 1);
  expect(flags.isOn('short', context)).toBe(false);
});

it('a service that answers nonsense from the start decides nothing', async () => {
  let asked = 0;
  const flags = await open(() => {
    asked += 1;
    return { status: 200, body: '<html>' };
  });
  await expect.poll(() => asked).toBeGreaterThan(0);
  expect(flags.isOn('short', context)).toBeUndefined();
});
