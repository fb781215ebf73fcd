import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildUrl,
  type CheckoutQuery,
  parseCheckoutUrl,
  withoutQueryValue,
  withQueryValue,
} from './parse-checkout-url';

const queryOf = (search: string) => parseCheckoutUrl(`/lead?${search}`).query as Record<string, string>;

/** Every key of the grammar with values that fit it and values that do not. */
const grammar: Record<keyof CheckoutQuery, { kept: string[]; dropped: string[] }> = {
  flowId: { kept: ['default', 'offer_2', 'A-b', 'x'.repeat(64)], dropped: ['', 'a b', 'a.b', 'x'.repeat(65), 'ção'] },
  oferta: { kept: ['WUPANUAL1', '42'], dropped: ['', 'a/b', '<b>', "1'--"] },
  product: { kept: ['WUP', 'wup-ingles'], dropped: ['', '../etc', 'wup%00', 'a\nb'] },
  'product-slug': { kept: ['mentoria-ms'], dropped: ['', 'mentoria ms', 'x'.repeat(65)] },
  contactId: { kept: ['0035g00000X'], dropped: ['', '0035;g'] },
  partner: { kept: ['escola_12'], dropped: ['', 'escola 12'] },
  voucher: { kept: ['msjana', 'BLACK-2026', 'v'.repeat(40)], dropped: ['', 'v'.repeat(41), '10%'] },
  seller: {
    kept: ['performance', 'Ana Prado', 'joão.silva', 'ana@acme', 'n'.repeat(80)],
    dropped: ['', '<ana>', 'ana;', 'n'.repeat(81), 'ana\u0000', ' ', '..', '-', '@'],
  },
  source: { kept: ['direto', 'Zoé 2'], dropped: ['', 'a/b', '"', '.', ' . '] },
  route: { kept: ['pix', 'bankslip', 'livelo', 'livelo-accrual', 'vip'], dropped: ['', 'PIX', 'pix ', 'cash'] },
  lang: { kept: ['pt-MZ', 'pt-BR'], dropped: ['', 'pt-mz', 'en', 'pt-PT'] },
  token: { kept: ['pay_1-a', 'x'.repeat(64)], dropped: ['', 'pay 1', 'x'.repeat(65)] },
  homologacao: { kept: ['', '1', 'true'], dropped: ['x'.repeat(17), 'a\tb'] },
};

const rows = (kind: 'kept' | 'dropped') =>
  Object.entries(grammar).flatMap(([key, values]) => values[kind].map((value) => ({ key, value })));

describe('a query value that fits its grammar stays', () => {
  it.each(rows('kept'))('$key = $value', ({ key, value }) => {
    expect(queryOf(new URLSearchParams({ [key]: value }).toString())[key]).toBe(value);
  });
});

describe('a query value that does not fit is dropped', () => {
  it.each(rows('dropped'))('$key = $value', ({ key, value }) => {
    expect(queryOf(new URLSearchParams({ [key]: value }).toString())).not.toHaveProperty(key);
  });
});

describe('a placeholder that an advertisement forgot to fill in is dropped', () => {
  it.each(['query_param', 'query_param_seller', 'QUERY_PARAM_x', 'Query_Param'])('%s', (value) => {
    for (const key of [...Object.keys(grammar), 'utm_source']) {
      const location = parseCheckoutUrl(`/lead?${key}=${value}`);
      expect(location.query, key).toEqual({});
      expect(location.search, key).toBe('');
    }
  });
});

describe('of a key that comes more than once', () => {
  it.each([
    ['the first counts', 'product=WUP&product=MS', { product: 'WUP' }],
    ['the first that fits counts', 'product=a%20b&product=MS', { product: 'MS' }],
    ['an array notation is another key', 'product=WUP&product[]=MS', { product: 'WUP' }],
  ])('%s', (_, search, query) => {
    expect(queryOf(search)).toEqual(query);
  });
});

describe('the seller', () => {
  it.each([
    ['is performance by default', '', 'performance'],
    ['is the one that the query names', 'seller=Ana%20Prado', 'Ana Prado'],
    ['may have accents apart from their letters', 'seller=Jose%CC%81', 'Jos\u00e9'],
    ['is franchising for a partner without a seller', 'partner=escola-12', 'franchising'],
    ['is the named one, partner or not', 'partner=escola-12&seller=ana', 'ana'],
    ['is franchising when a partner comes with a seller that does not fit', 'partner=p&seller=%3Cb%3E', 'franchising'],
    ['is performance when the partner does not fit', 'partner=a%20b', 'performance'],
  ])('%s', (_, search, seller) => {
    expect(parseCheckoutUrl(`/lead?${search}`).seller).toBe(seller);
  });

  it('comes from direto unless a source says otherwise', () => {
    expect(parseCheckoutUrl('/lead').source).toBe('direto');
    expect(parseCheckoutUrl('/lead?source=feira').source).toBe('feira');
  });
});

describe('the path', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/lead', '/lead'],
    ['/lead/', '/lead'],
    ['/lead///', '/lead'],
    ['/payment/upsell?product=WUP', '/payment/upsell'],
    ['/lead#top', '/lead'],
    ['/lead#top?product=WUP', '/lead'],
    ['/lead/?product=WUP#top', '/lead'],
  ])('of "%s" is %s', (url, path) => {
    expect(parseCheckoutUrl(url).path).toBe(path);
  });

  it('made of 300,000 slashes is read before the test times out', () => {
    const url = `/lead${'/'.repeat(300_000)}x`;
    expect(parseCheckoutUrl(url).path).toBe(url);
  });
});

describe('what is carried to the next step', () => {
  it('keeps campaign parameters and the order of the link', () => {
    const { search } = parseCheckoutUrl('/lead?utm_source=x&product=WUP&seller=<b>&utm_medium=e-mail');
    expect(search).toBe('utm_source=x&product=WUP&utm_medium=e-mail');
  });

  it('leaves out campaign values longer than 200 signs, control characters and more than 40 keys of others', () => {
    expect(parseCheckoutUrl(`/?utm_source=${'x'.repeat(200)}`).search).toHaveLength('utm_source='.length + 200);
    expect(parseCheckoutUrl(`/?utm_source=${'x'.repeat(201)}`).search).toBe('');
    expect(parseCheckoutUrl('/?utm_source=a%0Ab&utm%00=x').search).toBe('');
    const many = Array.from({ length: 60 }, (_, index) => `k${index}=1`).join('&');
    expect([...new URLSearchParams(parseCheckoutUrl(`/?${many}`).search).keys()]).toHaveLength(40);
    expect(queryOf(`${many}&product=WUP`)).toEqual({ product: 'WUP' });
  });

  it('keeps the ids that advertisers add to clicks, up to 512 signs', () => {
    expect(parseCheckoutUrl(`/?fbclid=${'x'.repeat(512)}`).search).toHaveLength('fbclid='.length + 512);
    expect(parseCheckoutUrl(`/?fbclid=${'x'.repeat(513)}`).search).toBe('');
  });

  it('takes the voucher of the first step without losing the rest', () => {
    const location = withQueryValue(parseCheckoutUrl('/lead?product=MS&utm_source=x'), 'voucher', 'BLACK');
    expect(location.query).toEqual({ product: 'MS', voucher: 'BLACK' });
    expect(location.search).toBe('product=MS&utm_source=x&voucher=BLACK');
    expect(location.path).toBe('/lead');
  });
});

/** encodeURIComponent throws at half a surrogate pair. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

describe('whatever somebody types into the address bar', () => {
  const names = [...Object.keys(grammar), 'utm_source', '__proto__', 'constructor', 'toString', 'hasOwnProperty', ''];
  const key = fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 12 }));
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      'WUP',
      'pix',
      'pt-MZ',
      'query_param_x',
      'Ana Prado',
      '',
      '__proto__',
      '%',
      '%zz',
      '+',
      '&',
      '=',
      '\ud800',
    ),
  );
  const query = fc
    .array(fc.tuple(key, fc.constantFrom('=', '', '=='), value, fc.boolean()), { maxLength: 12 })
    .map((pairs) =>
      pairs
        .map(([name, sign, text, isEncoded]) =>
          isEncoded
            ? `${encodeURIComponent(wellFormed(name))}${sign}${encodeURIComponent(wellFormed(text))}`
            : name + sign + text,
        )
        .join('&'),
    );
  const path = fc.oneof(fc.constantFrom('/lead', '/', '/payment/', '//evil.example'), fc.string({ maxLength: 20 }));

  it('is read without an error, reads the same the second time and touches no prototype', () => {
    fc.assert(
      fc.property(path, query, (where, search) => {
        const location = parseCheckoutUrl(`${where}?${search}`);
        const again = parseCheckoutUrl(buildUrl(location.path, location.search));
        expect(again).toEqual(location);
        expect(Object.getPrototypeOf(location.query)).toBe(Object.prototype);
        expect(Object.keys(location.query).every((name) => Object.hasOwn(grammar, name))).toBe(true);
        expect(({} as Record<string, unknown>).product).toBeUndefined();
      }),
      { numRuns: 10_000 },
    );
  });

  it('cannot set a prototype', () => {
    const { query } = parseCheckoutUrl('/lead?__proto__=x&constructor=y&product=WUP');
    expect(query).toEqual({ product: 'WUP' });
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  });
});

it('takes one value out of a query, and nothing else', () => {
  expect(withoutQueryValue('product=MS&homologacao=&a=b', 'homologacao')).toBe('product=MS&a=b');
  expect(withoutQueryValue('product=MS', 'homologacao')).toBe('product=MS');
});
