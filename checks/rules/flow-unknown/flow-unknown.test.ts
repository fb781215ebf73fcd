import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const listing = (...names: string[]): CheckSample[number] => ({
  file: 'brands/acme/brand.json',
  replace: '["acme", "acme-pix"]',
  by: JSON.stringify(names),
});
/** Text after the list of flows. */
const orBack = '; if this one was deleted, put the file back or take the name out of the list';
const naming = (name: string) => listing('acme', 'acme-pix', name);
const copyAs = (name: string): CheckSample[number] => ({ file: `flows/${name}.json`, copyOf: 'flows/acme-pix.json' });

function inspectWith(...changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
}

test('a flow file with an invalid name gets one finding with a valid name', () => {
  const findings = inspectWith(naming('acme-oferta'), { file: 'flows/acme oferta.json', copyOf: 'flows/acme.json' });
  expect(findings).toMatchObject([
    { code: 'flow-unknown', params: { similar: 'flows/acme oferta.json', name: 'acme-oferta.json' } },
  ]);
  expect(findings.filter(({ fix }) => fix)).toEqual([]);
});

test('the fix is the nearest flow with a valid file name', () => {
  const findings = inspectWith(listing('acme', 'acme-pixx'), {
    file: 'flows/acme pixxx.json',
    copyOf: 'flows/acme.json',
  });
  expect(findings.find(({ code }) => code === 'flow-unknown')?.fix).toEqual({ kind: 'set-value', value: 'acme-pix' });
});

test('a missing flow that several brands list gets the advice to restore or unlist it', () => {
  const inBeta = { file: 'brands/beta/brand.json', replace: '"flows": ["beta"]', by: '"flows": ["beta", "oferta"]' };
  const findings = inspectWith(naming('oferta'), inBeta);
  expect(findings.map(({ place: { file } }) => file)).toEqual(['brands/acme/brand.json', 'brands/beta/brand.json']);
  expect(findings.map((finding) => describeFinding(finding, 'en').help)).toEqual(
    Array(2).fill('2 brands play this flow: put the file back, or take "oferta" out of all lists'),
  );
});

test.each<[title: string, change: CheckSample[number], others: string[], help: string]>([
  [
    'a name that differs in the country',
    listing('acme', 'acme-mz-pix'),
    [],
    'perhaps "acme-pix"; the flows are acme-pix or beta',
  ],
  [
    'a name that differs in the year',
    listing('acme', 'acme-2025'),
    ['acme-2026'],
    'perhaps "acme-2026"; the flows are acme-2026, acme-pix, or beta',
  ],
  ['a similar flow that the area lists already', naming('acme-pixx'), [], `the flows are beta${orBack}`],
  [
    'a similar flow of another brand',
    listing('acme', 'acme-final'),
    ['acne-final'],
    `the flows are acme-pix, acne-final, or beta${orBack}`,
  ],
  [
    'no similar flow, with common flows before flows of other brands',
    listing('acme', 'ofertas'),
    ['aaa', 'course-default'],
    `the flows are acme-pix, course-default, aaa, or beta${orBack}`,
  ],
  [
    'all flows listed already',
    listing('acme', 'acme-pix', 'beta', 'acme-pixx'),
    [],
    'write flows/acme-pixx.json, or take the name out of the list, which has all flows already',
  ],
  [
    'many flows, with the most similar ones first',
    listing('acme', 'acme-mz-final'),
    [...'abcdefghijklm'].map((letter) => `aa-${letter}`).concat('acme-mz-black', 'acme-black'),
    `the flows are acme-mz-black, acme-black, acme-pix, ${[...'abcdefghi'].map((letter) => `aa-${letter}`).join(', ')}, or …${orBack}`,
  ],
  [
    'the id of a flow instead of its file name',
    listing('acme', 'pix'),
    ['beta-pix'],
    'change it to "acme-pix": "pix" is the id of that flow, and the list says the name of the file',
  ],
  [
    'an id that two flows of the brand have',
    listing('acme', 'pix'),
    ['acme-mz-pix'],
    `the flows are acme-mz-pix, acme-pix, or beta${orBack}`,
  ],
])('a missing flow gets advice without a fix: %s', (_, change, others, help) => {
  const findings = inspectWith(change, ...others.map(copyAs)).filter(({ code }) => code === 'flow-unknown');
  expect(findings.map(({ fix }) => fix)).toEqual([undefined]);
  expect(findings.map((finding) => describeFinding(finding, 'en').help)).toEqual([help]);
});
