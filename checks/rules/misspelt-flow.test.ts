import { expect, it } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { inspectFiles } from '../inspect-config';
import { sampleFiles } from '../sample-files';

const replace = (file: string, found: string, by: string): CheckSample[number] => ({ file, replace: found, by });
const id = (name: string, found: string, by: string) =>
  replace(`flows/${name}.json`, `"id": "${found}"`, `"id": "${by}"`);

it.each<[title: string, changes: CheckSample, reported: string[]]>([
  [
    'in the flow, for a misspelt "default"',
    [id('acme', 'default', 'defualt')],
    ['flow-default-missing flows/acme.json id default brands/acme/brand.json'],
  ],
  [
    'in the flow, when its file name matches the id in the flow rule',
    [id('acme-pix', 'pix', 'pixx')],
    ['forced-flow-missing flows/acme-pix.json id pix brands/acme/brand.json'],
  ],
  [
    'in the brand, when two ids resemble "default"',
    [
      id('acme', 'default', 'defalt'),
      id('acme-pix', 'pix', 'defaul'),
      replace('brands/acme/brand.json', '"flow": "pix"', '"flow": "defaul"'),
    ],
    ['flow-default-missing brands/acme/brand.json BR.flows'],
  ],
  [
    'in the flow rule, when the rule states the file name and the id is its ending',
    [
      { file: 'flows/ac-bankslip.json', copyOf: 'flows/acme-pix.json' },
      id('ac-bankslip', 'pix', 'bankslip'),
      replace('brands/acme/brand.json', '"acme-pix"]', '"ac-bankslip"]'),
      replace('brands/acme/brand.json', '"flow": "pix"', '"flow": "ac-bankslip"'),
    ],
    ['forced-flow-missing brands/acme/brand.json BR.forcedFlows.0.flow bankslip'],
  ],
  [
    'in the flow, when its file name ends in "default" and its id is another word',
    [
      { file: 'flows/acme-default.json', copyOf: 'flows/acme.json' },
      { file: 'flows/acme.json', isRemoved: true },
      id('acme-default', 'default', 'padrao'),
      replace('brands/acme/brand.json', '"flows": ["acme",', '"flows": ["acme-default",'),
    ],
    ['flow-default-missing flows/acme-default.json id  brands/acme/brand.json'],
  ],
  [
    'in the flow rule, when no file name matches it',
    [replace('brands/acme/brand.json', '"flow": "pix"', '"flow": "pixx"')],
    ['forced-flow-missing brands/acme/brand.json BR.forcedFlows.0.flow pix'],
  ],
])('a misspelt flow id is reported where the mistake is: %s', (_, changes, reported) => {
  const { findings } = inspectFiles(sampleFiles(changes), { today: '2026-06-01' });
  const lines = findings.map(({ code, place, fix, otherFile }) => {
    const path = 'path' in place ? place.path.join('.') : '';
    return [code, place.file, path, fix?.kind === 'set-value' ? fix.value : '', otherFile].join(' ').trim();
  });
  expect(lines).toEqual(reported);
});
