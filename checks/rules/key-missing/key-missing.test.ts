import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readRepositoryFile } from '../../../renderer/testing/test-repository';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const acmeFile = path.join(import.meta.dirname, '../sample/brands/acme/brand.json');

/** A second brand in Brazil, unique in all values that may not be shared. */
const second: CheckSample[number] = {
  file: 'brands/gama/brand.json',
  text: JSON.stringify({
    order: 30,
    BR: {
      business: 'gama',
      businessName: 'Gama',
      productName: 'Curso Gama',
      title: 'Gama',
      productCode: 'GAMA',
      dsProductId: 'gama',
      domain: 'gama.example',
      flows: ['acme'],
      plans: {
        yearly: {
          name: 'Plano anual',
          amount: 114_000,
          installments: 12,
          planId: { test: 'GT1', homolog: 'GH1', production: 'GP1' },
        },
      },
    },
  }),
};
const logo: CheckSample[number] = { file: 'brands/gama/logo.svg', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

function inspect(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
}

function missingIn(changes: CheckSample) {
  return inspect([second, logo, ...changes])
    .filter(({ code }) => code === 'key-missing')
    .map(({ place, params }) => ({ file: place.file, keys: params.keys }));
}

test('a key that every brand of an area lacks is reported once, in the base', () => {
  expect(missingIn([{ file: 'brands/_base/br.json', replace: '"country": "BR",', by: '' }])).toEqual([
    { file: 'brands/_base/br.json', keys: '"country"' },
  ]);
});

test('a key that one brand lacks is reported in the file of the brand', () => {
  expect(missingIn([{ file: 'brands/acme/brand.json', replace: '"productName": "Curso Acme",', by: '' }])).toEqual([
    { file: 'brands/acme/brand.json', keys: '"productName"' },
  ]);
});

/** ACME with its own settings, and links that derive from its domain. */
const acmeWith = (own: object, all?: object): CheckSample[number] => {
  const { BR, ...rest } = JSON.parse(readFileSync(acmeFile, 'utf8'));
  const { links: _, ...settings } = BR;
  return {
    file: 'brands/acme/brand.json',
    text: JSON.stringify({ ...rest, ...(all && { all }), BR: { ...settings, domain: 'acme.example', ...own } }),
  };
};

describe('a required key removed with null gives only a missing-key finding', () => {
  it.each<[own: object, path: string]>([
    [{ language: null }, 'language'],
    [{ flows: null }, 'flows'],
    [{ currency: null }, 'currency'],
    [{ currency: { symbol: null } }, 'currency.symbol'],
    [{ currency: { code: null } }, 'currency.code'],
    [{ currency: { isSymbolFirst: null } }, 'currency.isSymbolFirst'],
    [{ terms: { isEnabled: null } }, 'terms.isEnabled'],
    [{ linksPattern: null }, 'linksPattern'],
    [{ linksPattern: { faq: null } }, 'linksPattern.faq'],
    [{ linksPattern: { domain: null } }, 'linksPattern.domain'],
    [{ linksPattern: { domain: { test: null } } }, 'linksPattern.domain.test'],
  ])('%j', (own, key) => {
    const keys = `"${key}"`;
    for (const [change, part] of [
      [acmeWith(own), 'BR'],
      [acmeWith(key === 'flows' ? { flows: undefined } : {}, own), 'all'],
    ] as const) {
      const findings = inspect([change]);
      expect(findings).toMatchObject([
        { code: 'key-missing', place: { path: [part, ...key.split('.')] }, params: { keys, state: 'removed' } },
      ]);
      expect(findings.map((finding) => describeFinding(finding, 'pt-BR').help)).toEqual([
        `apague o null para usar o valor comum, ou escreva ${keys} no lugar dele`,
      ]);
    }
  });

  it.each([
    [{ amount: null }, 'amount'],
    [{ installments: null }, 'installments'],
    [{ planId: null }, 'planId'],
    [{ planId: { test: null } }, 'planId.test'],
  ])('in a plan that all areas share: %j', (yearly, key) => {
    const { plans } = JSON.parse(readFileSync(acmeFile, 'utf8')).BR;
    const findings = inspect([acmeWith({ plans: { yearly } }, { plans })]);
    expect(findings).toMatchObject([
      {
        code: 'key-missing',
        place: { path: ['BR', 'plans', 'yearly', ...key.split('.')] },
        params: { state: 'removed' },
      },
    ]);
  });

  it('but not for a link pattern when every link is stated', () => {
    const { links } = JSON.parse(readFileSync(acmeFile, 'utf8')).BR;
    expect(inspect([acmeWith({ links, linksPattern: { faq: null } })])).toEqual([]);
  });

  it('never proposes the state "removed" for a missing key that has no shared value', () => {
    expect(inspect([acmeWith({ productName: null })]).map(({ params }) => params.state)).toEqual([undefined]);
  });
});

test('a base without a language causes only the missing-key finding', () => {
  const words: CheckSample[number] = {
    file: 'brands/acme/messages.pt-BR.json',
    text: '{"email": "Confira o e-mail."}',
  };
  const changes = [{ file: 'brands/_base/br.json', replace: '"language": "pt-BR",', by: '' }, words];
  expect(inspect(changes).map(({ code, place }) => `${code} ${place.file}`)).toEqual([
    'key-missing brands/acme/brand.json',
  ]);
});

test('a missing link pattern in the base is reported once', () => {
  const { linksPattern: _, ...base } = JSON.parse(readRepositoryFile('brands/_base/br.json'));
  const changes = [acmeWith({}), { file: 'brands/_base/br.json', text: JSON.stringify(base) }];
  expect(missingIn(changes)).toEqual([{ file: 'brands/_base/br.json', keys: '"linksPattern"' }]);
});

test('a second area with only plans gets one finding for its missing keys, which mentions the first area', () => {
  const plans = {
    yearly: {
      name: 'Plano anual',
      amount: 90_000,
      installments: 12,
      planId: { test: 'GMT1', homolog: 'GMH1', production: 'GMP1' },
    },
  };
  const inBoth = {
    ...second,
    text: (second as { text: string }).text.replace(/}$/, `,"MZ":${JSON.stringify({ plans })}}`),
  };
  const findings = inspect([inBoth, logo]).filter(({ code }) => code === 'key-missing');
  expect(findings.map((finding) => describeFinding(finding, 'en'))).toMatchObject([
    {
      message: 'missing here: "productName", "productCode", "dsProductId", "domain"',
      help: expect.stringMatching(/^write .+ in the area MZ, or move from BR to all what is the same in both$/),
    },
  ]);
});
