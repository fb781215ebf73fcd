import { Agent } from 'node:http';
import { ask, refused, repeat } from './ask';
import { OwnServer } from './own-server';
import { expect, test } from './test';

// Beside other work the system may reset a connection that arrives while the port closes.
test('on SIGTERM under constant requests that ignore readiness, no request is reset', async () => {
  const server = await OwnServer.start({ DRAIN_DELAY_MS: '1000' });
  try {
    const agent = new Agent({ keepAlive: true });
    const buyers = Array.from({ length: 10 }, () => {
      const answers: string[] = [];
      return repeat(
        () => answers.at(-1) === refused,
        () => ask(server.origin, '/lead?product=WUP', agent),
        answers,
      );
    });
    await expect.poll(() => ask(server.origin, '/readiness', false), { timeout: 20_000 }).toBe('200');
    expect(await server.drain()).toBe(0);
    for (const answers of await Promise.all(buyers))
      expect(answers).toEqual(answers.map(() => '200').with(-1, refused));
    agent.destroy();
  } finally {
    await server.stop();
  }
});
