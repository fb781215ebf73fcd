import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const ofAcme: CheckSample[number] = { file: 'brands/beta/logo.svg', copyOf: 'brands/acme/logo.svg' };
const darkOfAcme: CheckSample[number] = { file: 'brands/beta/logo-dark.svg', copyOf: 'brands/acme/logo.svg' };
const oneBusiness: CheckSample[number] = {
  file: 'brands/beta/brand.json',
  replace: '"business": "beta"',
  by: '"business": "acme"',
};
const waived: CheckSample[number] = {
  file: 'brands/beta/brand.json',
  replace: '"order": 20,',
  by: '"order": 20, "waivers": [{ "code": "logo-shared", "reason": "As duas marcas são da mesma empresa.", "until": "2026-06-30" }],',
};

function format(changes: CheckSample): string[] {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings.map(
    ({ code, place, params }) => `${code} ${place.file}: ${params.owner}`,
  );
}

test.each<[title: string, changes: CheckSample, expected: string[]]>([
  ['its logo', [ofAcme], ['logo-shared brands/beta/logo.svg: acme']],
  ['its logo as the dark one', [darkOfAcme], ['logo-shared brands/beta/logo-dark.svg: acme']],
  ['its logo as both, once', [ofAcme, darkOfAcme], ['logo-shared brands/beta/logo.svg: acme']],
  ['not with a waiver', [waived, ofAcme], []],
  ['not within one business', [oneBusiness, ofAcme], ['business-shared brands/beta/brand.json: acme']],
  ['not as both logos of one brand', [{ file: 'brands/acme/logo-dark.svg', copyOf: 'brands/acme/logo.svg' }], []],
])('the logo of another business is reported: %s', (_, changes, expected) => {
  expect(format(changes)).toEqual(expected);
});
