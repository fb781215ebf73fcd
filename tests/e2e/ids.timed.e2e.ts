import { ApiBuyer } from './api-buyer';
import { OwnServer } from './own-server';
import { anyShop } from './shops';
import { expect, test } from './test';

/** Opened of each page, in turns, so that whatever else goes on slows all of them alike. */
const opened = 100;
/** Share by which the median times may differ. */
const tolerance = 0.2;

test.describe.configure({ timeout: 180_000 });

interface Guess {
  /** Address before the id. */
  path: string;
  /** What the page is opened with: an id that nobody has, and ids of something else. */
  ids: readonly string[];
}

test('a guessed id reveals nothing: unknown and foreign ids get the same status, text and response time', async () => {
  const server = await OwnServer.start({});
  try {
    const { key } = await new ApiBuyer(server.origin, anyShop).buy('card');
    const status = await fetch(`${server.origin}/api/v2/payment/${key}`);
    const { token } = (await status.json()) as { token: string };
    const { productCode } = anyShop.settings;
    const guesses: Guess[] = [
      { path: '/payment/', ids: ['f0f0f0f0f0f0f0f0f0f0', token, `assinatura-${productCode}`] },
      { path: '/renew/', ids: ['f0f0f0f0f0f0f0f0f0f0', `aberta-${productCode}`, `desconhecida-${productCode}`] },
      { path: '/recovery/', ids: ['f0f0f0f0f0f0f0f0f0f0', token, `assinatura-${productCode}`] },
      { path: '/custom-offer?subscription=', ids: ['f0f0f0f0f0f0f0f0f0f0', `aberta-${productCode}`] },
    ];
    for (const guess of guesses) await expectAlike(server.origin, guess);
  } finally {
    await server.stop();
  }
});

async function expectAlike(origin: string, { path, ids }: Guess): Promise<void> {
  const pages = await Promise.all(ids.map((id) => openPage(origin, path, id)));
  expect(new Set(pages.map(({ seen }) => seen)).size, path).toBe(1);
  const times = ids.map((): number[] => []);
  for (let round = 0; round < opened; round += 1) {
    for (const [index, id] of ids.entries()) times[index]?.push((await openPage(origin, path, id)).ms);
  }
  const medians = times.map(medianOf);
  const spread = Math.max(...medians) / Math.min(...medians) - 1;
  test.info().annotations.push({ type: path, description: medians.map((ms) => `${ms.toFixed(1)} ms`).join(', ') });
  expect(spread, `${path}: ${medians.join(', ')} ms`).toBeLessThanOrEqual(tolerance);
}

/** Opens a page by a guessed id; `seen` leaves out that id and the nonce. */
async function openPage(origin: string, path: string, id: string): Promise<{ seen: string; ms: number }> {
  const start = performance.now();
  const page = await fetch(`${origin}${path}${id}`);
  const html = await page.text();
  const ms = performance.now() - start;
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  return { seen: `${page.status} ${html.replaceAll(id, '').replaceAll(nonce, '')}`, ms };
}

function medianOf(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
