import { demoBuyer } from '../../sandbox/catalogue/demo-id';
import { ApiBuyer } from './api-buyer';
import { anyShop } from './shops';
import { expect, test } from './test';

const { productCode } = anyShop.settings;

/** Ids that nobody has: unknown, of another kind, of a foreign purchase, and odd but grammatical ones. */
const oddIds = ['f0f0f0f0f0f0f0f0f0f0', '-', '_', '0', 'x'.repeat(64), 'constructor', 'null', `Aberta-${productCode}`];

/** Addresses before an id, and demo ids that mean something elsewhere. */
const guesses: readonly (readonly [path: string, elsewhere: readonly string[]])[] = [
  ['/payment/', [`assinatura-${productCode}`, `oferta-${productCode}`]],
  ['/renew/', [`aberta-${productCode}`, `paga-${productCode}`]],
  ['/recovery/', [`assinatura-${productCode}`, `aberta-${productCode}`]],
  ['/custom-offer?subscription=', [`aberta-${productCode}`, `paga-${productCode}`]],
  ['/payment/upgrade?subscription=', [`aberta-${productCode}`, `vencida-${productCode}`]],
];

/** Personal data of any kind: an e-mail, a CPF, a phone, and what the sandbox calls its buyers. */
const personal = [
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/gi,
  /(?!000\.000\.000-00)\d{3}\.\d{3}\.\d{3}-\d{2}/g,
  /\(\d{2}\) ?9\d{4}-?\d{4}/g,
  /\b(?:55)?\d{2}9\d{8}\b/g,
  new RegExp([demoBuyer.name, demoBuyer.email, demoBuyer.phone, 'Prado', "D'Ávila"].join('|'), 'g'),
];

interface Answer {
  seen: string;
  html: string;
}

/** An answer without the id, the nonce and the time. */
async function open(origin: string, path: string, id: string): Promise<Answer> {
  const answer = await fetch(`${origin}${path}${id}`, { redirect: 'manual' });
  const html = await answer.text();
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  // Short ids are part of other words: only the places that name the visit count.
  const own = [path + id, `subscription=${id}`, `invoice=${id}`, `"${id}"`, ...(nonce === '' ? [] : [nonce])];
  const without = (text: string) => own.reduce((rest, part) => rest.replaceAll(part, ''), text);
  const headers = [...answer.headers].filter(([name]) => !['date', 'content-length', 'etag'].includes(name));
  return {
    seen: [answer.status, ...headers.map(([name, value]) => `${name}: ${without(value)}`), without(html)].join('\n'),
    html,
  };
}

const words = (html: string) => personal.flatMap((pattern) => html.match(pattern) ?? []);

test('the search finds an e-mail, a CPF, a phone and a name in a page, and no masked ones', () => {
  const held = ['ana@exemplo.com.br', '390.533.447-05', '(11) 98765-4321', '5511987654321', demoBuyer.name];
  expect(held.filter((text) => words(`<p>${text}</p>`).length === 0)).toEqual([]);
  expect(words('<p>a**@e******.com.br, ***.533.***-05, (11) 9****-4321</p>')).toEqual([]);
});

for (const [path, elsewhere] of guesses) {
  test(`a guess at ${path} gets one answer, whether the id is unknown, foreign, used or odd`, async ({ baseURL }) => {
    const origin = baseURL ?? '';
    const { key } = await new ApiBuyer(origin, anyShop).buy('card');
    const foreign = (await (await fetch(`${origin}/api/v2/payment/${key}`)).json()) as { token: string };
    // The token of a first payment is an id of its subscription.
    const ids = [
      ...oddIds,
      ...elsewhere,
      ...(path.includes('subscription') || path === '/renew/' ? [] : [foreign.token]),
    ];
    const answers = await Promise.all(ids.map((id) => open(origin, path, id)));
    const [first] = answers;
    for (const [index, { seen }] of answers.entries()) expect(seen, ids[index]).toBe(first?.seen);
    expect(first?.seen).toMatch(/^200\n/);
    for (const expected of [
      'cache-control: private, no-store',
      'referrer-policy: no-referrer',
      'x-robots-tag: noindex',
    ])
      expect(first?.seen).toContain(expected);
    expect(answers.flatMap(({ html }) => words(html))).toEqual([]);
  });
}

test('an id that is known shows no personal data but the masked kind', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const pages = ['/payment/aberta-', '/renew/assinatura-', '/custom-offer?subscription=oferta-'];
  for (const start of [...pages, '/payment/upgrade?subscription=upgrade-'])
    expect(words((await open(origin, start, productCode)).html), start).toEqual([]);
});
