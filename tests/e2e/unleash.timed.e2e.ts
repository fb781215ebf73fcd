import { hasPostgres, startPostgres } from '../../sandbox/testing/postgres-server';
import { installUnleash, startUnleash } from '../faults/start-unleash';
import { OwnServer } from './own-server';
import { shopWhere } from './shops';
import { atNight, expect, test } from './test';

const isHeld = ({ flag }: { flag?: string }) => flag !== undefined;

/** A poll of ours, then the server's own of its database. */
const seenWithinMs = 1_000 + 2_000;

test('a switch in a real Unleash server on PostgreSQL is seen within one poll', atNight(), async () => {
  test.skip(!hasPostgres(), 'not run: this machine has no PostgreSQL 15 of Debian');
  const problem = installUnleash();
  test.skip(problem !== undefined, `not run: ${problem}`);
  const shop = shopWhere(({ flows }) => flows.some(({ id, steps }) => id === 'default' && steps.some(isHeld)));
  const held = shop.flows.find(({ id }) => id === 'default')?.steps.find(isHeld);
  const database = await startPostgres();
  const unleash = await startUnleash(database.url);
  const server = await OwnServer.start({
    UNLEASH_URL: unleash.url,
    UNLEASH_TOKEN: unleash.token,
    UNLEASH_POLL_SECONDS: '1',
    UNLEASH_METRICS_SECONDS: '1',
  });
  const showsStep = async () => {
    const html = await (await fetch(`${server.origin}/lead?${shop.query}`)).text();
    return html.includes(`"id":"${held?.id}"`);
  };
  try {
    // The service does not have the flag yet.
    expect(await showsStep()).toBe(true);
    const seen: number[] = [];
    for (const isOn of [false, true, false]) {
      await unleash.switchFlag(held?.flag ?? '', isOn);
      const since = performance.now();
      await expect.poll(showsStep, { timeout: 20_000, intervals: [50] }).toBe(isOn);
      seen.push(Math.round(performance.now() - since));
    }
    test.info().annotations.push({ type: 'seen after', description: `${seen.join(', ')} ms` });
    expect(Math.max(...seen)).toBeLessThan(seenWithinMs);
    await unleash.stop();
    expect(await showsStep()).toBe(false);
    expect(await server.drain()).toBe(0);
  } finally {
    await server.stop();
    await unleash.stop();
    await database.stop();
  }
});
