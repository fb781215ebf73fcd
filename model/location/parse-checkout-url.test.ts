import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { printSuiteLine } from '../../tests/suites/print-suite-line';
import { buildUrl, type CheckoutQuery, withoutQueryValue } from './clean-query';
import { parseCheckoutUrl, withQuery } from './parse-checkout-url';

const manifests = makeManifests({ payment: { route: '/payment/{id}', entry: 'invoice' } });
const parse = (url: string) => parseCheckoutUrl(url, manifests);

/** A night tries more than a day. */
const randomQueries = process.env.NIGHTLY ? 15_000 : 5_000;

const queryOf = (search: string) => parse(`/lead?${search}`).query as Record<string, string>;

/** Valid and invalid values for each key of the grammar. */
const grammar: Record<keyof CheckoutQuery, { kept: string[]; dropped: string[] }> = {
  flowId: { kept: ['default', 'offer_2', 'A-b', 'x'.repeat(64)], dropped: ['', 'a b', 'a.b', 'x'.repeat(65), 'ção'] },
  oferta: { kept: ['WUPANUAL1', '42'], dropped: ['', 'a/b', '<b>x', "1'--x"] },
  product: { kept: ['WUP', 'wup-ingles'], dropped: ['', '../etc', 'wup%00', 'a\nb'] },
  'product-slug': { kept: ['mentoria-ms'], dropped: ['', 'mentoria ms', 'x'.repeat(65)] },
  contactId: { kept: ['0035g00000X'], dropped: ['', '0035;g'] },
  partner: { kept: ['escola_12'], dropped: ['', 'escola 12'] },
  voucher: { kept: ['msjana', 'BLACK-2026', 'v'.repeat(40)], dropped: ['', 'v'.repeat(41), '10%'] },
  seller: {
    kept: [
      ...['performance', 'Ana Prado', 'joão.silva', 'ana@acme', 'n'.repeat(80), '🔥'.repeat(80)],
      ...["D'Ávila", 'Ana/SP', 'Acme S.A.', 'R&D + Cia', '100%', 'a.b/c..d', '👩\u200d💻 Ana'],
    ],
    dropped: [
      ...['', '<ana>x', 'a<b', 'a"b', 'a`b', 'n'.repeat(81), 'ana\u0000', 'a\nb', ' ', '..', '-', '@', '/', '\u200d'],
      ...['../ana', 'ana/../b', 'a/./b', 'a\\..\\b', './ana', 'a\u2028/../b'],
    ],
  },
  source: {
    kept: ['direto', 'Zoé 2', 'google/cpc', 'instagram (bio)', 'lista [2026]'],
    dropped: ['', '"', '.', ' . ', '../../admin'],
  },
  route: { kept: ['pix', 'bankslip', 'livelo', 'livelo-accrual', 'vip'], dropped: ['', 'PIX', 'p ix', 'cash'] },
  lang: { kept: ['pt-MZ', 'pt-BR'], dropped: ['', 'mz', 'en', 'pt-PT'] },
  token: { kept: ['pay_1-a', 'x'.repeat(64)], dropped: ['', 'pay 1', 'x'.repeat(65)] },
  invoice: { kept: ['inv_1-a'], dropped: ['', 'inv 1', '../inv'] },
  subscription: { kept: ['sub_1-a'], dropped: ['', 'sub.1'] },
  lead: { kept: ['lead_1-a'], dropped: ['', 'lead 1'] },
  retry: { kept: ['payment-upgrade'], dropped: ['', '/renew'] },
  homologacao: { kept: ['', '1', 'true'], dropped: ['x'.repeat(17), 'a\tb'] },
};

const rows = (kind: 'kept' | 'dropped') =>
  Object.entries(grammar).flatMap(([key, values]) => values[kind].map((value) => ({ key, value })));

describe('a valid query value is kept', () => {
  it.each(rows('kept'))('$key = $value', ({ key, value }) => {
    expect(queryOf(new URLSearchParams({ [key]: value }).toString())[key]).toBe(value);
  });
});

describe('an invalid query value is dropped', () => {
  it.each(rows('dropped'))('$key = $value', ({ key, value }) => {
    expect(queryOf(new URLSearchParams({ [key]: value }).toString())).not.toHaveProperty(key);
  });
});

describe('a query value that was damaged by copying is repaired, in the URL too', () => {
  it.each([
    ['a trailing space', 'voucher=BLACK%20', { voucher: 'BLACK' }],
    ['a trailing line break', 'voucher=BLACK%0D%0A', { voucher: 'BLACK' }],
    ['a space that was escaped twice', 'oferta=WUPANUAL1%2520', { oferta: 'WUPANUAL1' }],
    ['a full stop at the end', 'product=MS.', { product: 'MS' }],
    ['a closing bracket and a comma', 'product=MS),', { product: 'MS' }],
    ['the end of a quoted link', 'product=MS%3E%E2%80%A6', { product: 'MS' }],
    [
      'quotes',
      'product=%E2%80%9CMS%E2%80%9D&voucher=%27BLACK%27&oferta=%C2%ABA1%C2%BB',
      { product: 'MS', voucher: 'BLACK', oferta: 'A1' },
    ],
    ['zero-width spaces', 'product=%E2%80%8BMS%E2%80%8B', { product: 'MS' }],
    ['a byte order mark', 'voucher=%EF%BB%BFBLACK', { voucher: 'BLACK' }],
    ['a soft hyphen and a joiner', 'voucher=BLA%C2%ADCK%E2%80%8D', { voucher: 'BLACK' }],
    ['non-breaking spaces', 'flowId=%C2%A0offer%C2%A0', { flowId: 'offer' }],
    ['a language in the wrong case', 'lang=pt-mz', { lang: 'pt-MZ' }],
    ['a language in the wrong case, with a full stop', 'lang=PT-br.', { lang: 'pt-BR' }],
    ['a space after a route', 'route=pix%20', { route: 'pix' }],
    ['a full stop after a seller', 'seller=performance.', { seller: 'performance' }],
    ['a typographic quote after a seller', 'seller=D%E2%80%99%C3%81vila%E2%80%99', { seller: 'D’Ávila' }],
    ['an unmatched closing bracket', 'source=instagram%20(bio)).', { source: 'instagram (bio)' }],
    [
      'but not the full stop of an abbreviation at the end of a name',
      'seller=Ana%20Jr.&source=Silva%20%26%20Cia.',
      { seller: 'Ana Jr.', source: 'Silva & Cia.' },
    ],
    ['a full stop after a full name', 'seller=Ana%20Prado.', { seller: 'Ana Prado' }],
    ['a comma after an abbreviation', 'seller=Acme%20S.A.,', { seller: 'Acme S.A.' }],
    ['a non-breaking space between names', 'seller=Ana%C2%A0Prado', { seller: 'Ana Prado' }],
    ['a slash at the end', 'product=MS/&product-slug=mentoria-ms/', { product: 'MS', 'product-slug': 'mentoria-ms' }],
    [
      'marks of bold and brackets',
      'product=*MS*&flowId=(offer)&route=[pix]',
      { product: 'MS', flowId: 'offer', route: 'pix' },
    ],
    [
      'marks of italics, also around marks of bold',
      'product=_*MS*_&voucher=_BLACK_&route=_pix_',
      { product: 'MS', voucher: 'BLACK', route: 'pix' },
    ],
    ['but not the signs at the end of an id', 'token=pay_1_&product=MS_', { product: 'MS_', token: 'pay_1_' }],
    ['angle brackets', 'product=%3CMS%3E&voucher=%3CBLACK', { product: 'MS', voucher: 'BLACK' }],
    ['full-width letters', 'voucher=%EF%BC%A2%EF%BC%AC%EF%BC%A1%EF%BC%A3%EF%BC%AB', { voucher: 'BLACK' }],
    ['an escaped ampersand', 'product=MS&amp;voucher=msjana', { product: 'MS', voucher: 'msjana' }],
    [
      'ampersands escaped twice',
      'product=MS&amp;amp;seller=ana&AMP;lang=pt-MZ',
      { product: 'MS', seller: 'ana', lang: 'pt-MZ' },
    ],
  ])('%s', (_, search, query) => {
    const location = parse(`/lead?${search}`);
    expect(location.query).toEqual(query);
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(query);
  });

  it('the first value that is valid after the repair wins', () => {
    expect(queryOf('product=M%20S&product=MS.&amp;product=WUP')).toEqual({ product: 'MS' });
    expect(queryOf('product=MS%20&product=WUP')).toEqual({ product: 'MS' });
  });

  it('a placeholder in quotes is dropped', () => {
    expect(parse('/lead?voucher=%22query_param_voucher%22').search).toBe('');
  });

  it('a key that the checkout does not know keeps its value unchanged', () => {
    expect(parse('/lead?ref=%E2%80%9Cx%E2%80%9D.&amp;note=a%20').search).toBe('ref=%E2%80%9Cx%E2%80%9D.&note=a+');
  });
});

describe('an invalid voucher code', () => {
  it.each([
    ['with an invalid character', '10%25', '10%'],
    ['with a space inside', 'BLACK%20FRIDAY.', 'BLACK FRIDAY'],
    ['with an accent', 'promo%C3%A7%C3%A3o', 'promoção'],
    ['of 41 characters', 'v'.repeat(41), 'v'.repeat(41)],
    ['with markup', 'x%3Cb%3Ex', 'x<b>x'],
  ])('%s is reported, and is not part of the query', (_, written, reported) => {
    const location = parse(`/lead?voucher=${written}&product=MS`);
    expect(location.invalidVoucher).toBe(reported);
    expect(location.query).toEqual({ product: 'MS' });
    expect(parse(buildUrl(location.path, location.search))).toEqual(location);
  });

  it('is not reported beside a valid code', () => {
    const location = parse('/lead?voucher=10%25&voucher=BLACK');
    expect(location.invalidVoucher).toBeUndefined();
    expect(location.search).toBe('voucher=BLACK');
    expect(withQuery(parse('/lead?voucher=10%25'), { voucher: 'BLACK' })).toEqual(location);
  });

  it.each(['', '%20', '%22%22', '...', 'query_param_voucher', 'a%00b'])(
    'is not reported when it is empty, a placeholder or no text: %s',
    (written) => {
      expect(parse(`/lead?voucher=${written}`)).toEqual(parse('/lead'));
    },
  );
});

describe('a placeholder that an advertisement left unfilled is dropped', () => {
  it.each(['query_param', 'query_param_seller', 'QUERY_PARAM_x', 'Query_Param'])('%s', (value) => {
    for (const key of [...Object.keys(grammar), 'utm_source']) {
      const location = parse(`/lead?${key}=${value}`);
      expect(location.query, key).toEqual({});
      expect(location.search, key).toBe('');
    }
  });
});

describe('a repeated query key', () => {
  it.each([
    ['has its first value', 'product=WUP&product=MS', { product: 'WUP' }],
    ['has its first valid value', 'product=a%20b&product=MS', { product: 'MS' }],
    ['is not the same as its array notation', 'product=WUP&product[]=MS', { product: 'WUP' }],
  ])('%s', (_, search, query) => {
    expect(queryOf(search)).toEqual(query);
  });
});

describe('the seller', () => {
  it.each([
    ['is performance by default', '', 'performance'],
    ['is the one that the query names', 'seller=Ana%20Prado', 'Ana Prado'],
    ['may have combining accents', 'seller=Jose%CC%81', 'Jos\u00e9'],
    ['is franchising for a partner without a seller', 'partner=escola-12', 'franchising'],
    ['is the one that the query names, even with a partner', 'partner=escola-12&seller=ana', 'ana'],
    ['is franchising for a partner with an invalid seller', 'partner=p&seller=a%3Cb', 'franchising'],
    ['is performance when the partner is invalid', 'partner=a%20b', 'performance'],
  ])('%s', (_, search, seller) => {
    expect(parse(`/lead?${search}`).seller).toBe(seller);
  });

  it('has the source direto unless the query names a source', () => {
    expect(parse('/lead').source).toBe('direto');
    expect(parse('/lead?source=feira').source).toBe('feira');
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
    expect(parse(url).path).toBe(path);
  });

  it.each([
    ['/payment/aberta-wup.', '/payment/aberta-wup'],
    ['/payment/aberta-wup%E2%80%9D,', '/payment/aberta-wup'],
    ['/lead%20', '/lead'],
    ['/payment/(aberta-wup)', '/payment/aberta-wup'],
    ['/%E2%80%9Crenew%E2%80%9D/%3Csub_1%3E/', '/renew/sub_1'],
    ['/re%E2%80%8Bnew/sub_1-*', '/renew/sub_1-'],
    ['/payment/%EF%BD%81berta)', '/payment/aberta'],
    ['/fotos/a.png', '/fotos/a.png'],
    ['/lead%2Fx.', '/lead%2Fx.'],
    ['/lead%', '/lead%'],
    ['//evil.example.', '//evil.example.'],
  ])('%s, damaged by copying, is %s', (url, path) => {
    expect(parse(url).path).toBe(path);
  });

  it('with 300,000 slashes is parsed before the test times out', () => {
    const url = `/lead${'/'.repeat(300_000)}x`;
    expect(parse(url).path).toBe(url);
  });
});

describe('the query for the next step', () => {
  it('keeps campaign parameters and the order of the link', () => {
    const { search } = parse('/lead?utm_source=x&product=WUP&seller=a<b&utm_medium=e-mail');
    expect(search).toBe('utm_source=x&product=WUP&utm_medium=e-mail');
  });

  it('drops values over 512 characters, control characters and unknown keys after the 40th', () => {
    expect(parse(`/?ref=${'x'.repeat(512)}`).search).toHaveLength('ref='.length + 512);
    expect(parse(`/?ref=${'x'.repeat(513)}`).search).toBe('');
    expect(parse('/?utm_source=a%0Ab&utm%00=x').search).toBe('');
    const many = Array.from({ length: 60 }, (_, index) => `k${index}=1`).join('&');
    expect([...new URLSearchParams(parse(`/?${many}`).search).keys()]).toHaveLength(40);
    expect(queryOf(`${many}&product=WUP`)).toEqual({ product: 'WUP' });
  });

  it.each(['utm_source', 'utm_id', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid', 'msclkid'])(
    'keeps %s up to 500 characters, and cuts a longer value between characters',
    (key) => {
      const kept = (value: string) => new URLSearchParams(parse(`/?${key}=${value}`).search).get(key);
      expect(kept('x'.repeat(500))).toBe('x'.repeat(500));
      expect(kept('x'.repeat(501))).toBe('x'.repeat(500));
      expect(kept('x'.repeat(9_000))).toBe('x'.repeat(500));
      expect(kept(encodeURIComponent(`x${'😀'.repeat(600)}`))).toBe(`x${'😀'.repeat(499)}`);
    },
  );

  it('gets the voucher of the first step and keeps the other values', () => {
    const location = withQuery(parse('/lead?product=MS&utm_source=x'), { voucher: 'BLACK', flowId: undefined });
    expect(location.query).toEqual({ product: 'MS', voucher: 'BLACK' });
    expect(location.search).toBe('product=MS&utm_source=x&voucher=BLACK');
    expect(location.path).toBe('/lead');
  });
});

/** encodeURIComponent throws for half a surrogate pair. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

describe('any text in the address bar', () => {
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
      ...['S.A.', '(bio)', "D'Á", '../x', '10%', 'v'.repeat(41), 'x'.repeat(600), '😀'.repeat(501)],
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
  /** Characters that people leave around a value, in any order. */
  const left = fc
    .array(fc.constantFrom(...[...' \n\u00a0\u200b\u200d\ufeff\u00ad"\'“”’«».,;:!?)(][>…', '%20', 'A.']), {
      maxLength: 4,
    })
    .map((marks) => marks.join(''));
  const dirty = fc.tuple(left, value, left).map((parts) => parts.join(''));
  const prefixed = fc.tuple(fc.constantFrom('', '', 'amp;', 'amp;amp;'), key).map((parts) => parts.join(''));
  const query = fc
    .array(fc.tuple(prefixed, fc.constantFrom('=', '', '=='), fc.oneof(value, dirty), fc.boolean()), { maxLength: 12 })
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

  const isHarmless = (query: object) =>
    Object.getPrototypeOf(query) === Object.prototype &&
    Object.keys(query).every((name) => Object.hasOwn(grammar, name));

  it.each<[what: string, parse: (search: string) => object]>([
    ['keeps every key', (search) => Object.fromEntries(new URLSearchParams(search))],
    ['sets a prototype', (search) => ({ ['__proto__']: new URLSearchParams(search).has('__proto__') ? [] : {} })],
    [
      'looks a key up in a plain object',
      (search) => Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => name in grammar)),
    ],
  ])('the random queries find a parser that %s', (_, parse) => {
    expect(
      fc.check(
        fc.property(query, (search) => isHarmless(parse(search))),
        { numRuns: 2_000 },
      ).failed,
    ).toBe(true);
  });

  it('is parsed without an error, gives the same result again and changes no prototype', () => {
    fc.assert(
      fc.property(path, query, (where, search) => {
        const location = parse(`${where}?${search}`);
        const again = parse(buildUrl(location.path, location.search));
        expect(again).toEqual(location);
        expect(isHarmless(location.query)).toBe(true);
        expect(({} as Record<string, unknown>).product).toBeUndefined();
      }),
      { numRuns: randomQueries },
    );
    printSuiteLine({ suite: 'query', tried: randomQueries, passed: randomQueries });
  });

  it('gives the same value with stray characters around it and a repeatedly escaped ampersand before it', () => {
    const ends = fc
      .array(fc.constantFrom(...' \n\u00a0\u200b\u200d\ufeff\u00ad"\'“”’«»', '%20'), { maxLength: 6 })
      .map((marks) => marks.join(''));
    const closing = fc.array(fc.constantFrom(...'.,;:!?)]>…', ' '), { maxLength: 6 }).map((marks) => marks.join(''));
    const fitting = fc.constantFrom(
      ...rows('kept').filter(
        ({ key, value: text }) => key !== 'homologacao' && !/[.)\]]$|\s\p{Lu}\p{L}{1,3}$/u.test(text),
      ),
    );
    fc.assert(
      fc.property(fitting, ends, closing, ends, fc.nat(3), (row, start, marks, end, escapes) => {
        const search = `product=&${'amp;'.repeat(escapes)}${row.key}=${encodeURIComponent(start + row.value + marks + end)}`;
        const location = parse(`/lead?${search}`);
        expect(location.query).toEqual({ [row.key]: row.value });
        expect(location.search).toBe(new URLSearchParams({ [row.key]: row.value }).toString());
      }),
      { numRuns: randomQueries },
    );
    printSuiteLine({ suite: 'query', tried: randomQueries, passed: randomQueries });
  });

  it('is parsed before the test times out, with thousands of punctuation marks at its ends', () => {
    for (const mark of [' ', ')', '.', 'A.', '%20', '([', '\u200d']) {
      const value = encodeURIComponent(`${mark.repeat(500 / mark.length)}x`);
      const search = Array.from({ length: 30 }, () => `seller=${value}`).join('&');
      parse(`/lead?${search}&seller=${encodeURIComponent(mark.repeat(8_000))}x`);
    }
  });

  it('cannot set a prototype', () => {
    const { query } = parse('/lead?__proto__=x&constructor=y&product=WUP');
    expect(query).toEqual({ product: 'WUP' });
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  });
});

it.each([
  ['/payment/inv_1?invoice=inv_2', 'payment', { id: 'inv_1' }, { kind: 'invoice', id: 'inv_1' }],
  ['/lead?subscription=sub_1&oferta=P1', 'lead', {}, { kind: 'subscription', id: 'sub_1' }],
  ['/lead?oferta=P1', 'lead', {}, { kind: 'offer', id: 'P1' }],
  ['/nowhere', undefined, {}, { kind: 'product' }],
])('%s is of the template %s, and says what the visit is about', (url, templateId, params, entry) => {
  expect(parse(url)).toMatchObject({ templateId, params, entry });
});

it('a location without its offer keeps its other values', () => {
  const location = withQuery(parse('/lead?oferta=P1&product=MS'), { oferta: null });
  expect(location.search).toBe('product=MS');
});

it('removing one value from a query keeps the other values', () => {
  expect(withoutQueryValue('product=MS&homologacao=&a=b', 'homologacao')).toBe('product=MS&a=b');
  expect(withoutQueryValue('product=MS', 'homologacao')).toBe('product=MS');
});
