import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { describeFinding } from '../findings/describe-finding';
import { inspectConfig } from '../inspect-config';
import { makeSample } from '../testing/make-sample';

/** Findings after a file is renamed: code, severity and help of each. */
function rename(from: string, to: string, changes: CheckSample = []): string[] {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  renameSync(path.join(root, from), path.join(root, path.dirname(from), to));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  return findings.map((finding) => `${finding.severity} ${finding.code}: ${describeFinding(finding, 'en').help}`);
}

test.each([
  ['brands/acme/brand.json', 'Brand.json', 'error file-missing: rename brands/acme/Brand.json to "brand.json"'],
  ['brands/acme/brand.json', 'brand.json.txt', 'error file-missing: rename brands/acme/brand.json.txt to "brand.json"'],
  ['brands/acme/theme.json', 'tema.json', 'warning file-unknown: rename it to "theme.json"'],
  ['brands/acme/logo.svg', 'Logo.svg', 'error asset-missing: rename brands/acme/Logo.svg to "logo.svg"'],
  ['brands/acme/logo.svg', 'lgo.svg', 'error asset-missing: rename brands/acme/lgo.svg to "logo.svg"'],
  ['brands/acme/canvas.svg', 'Canvas.SVG', 'error asset-missing: rename brands/acme/Canvas.SVG to "canvas.svg"'],
  ['brands/acme/favicon.svg', 'Favicon.svg', 'warning file-unknown: rename it to "favicon.svg"'],
  ['brands/_base/theme.json', 'tehme.json', 'error file-missing: rename brands/_base/tehme.json to "theme.json"'],
  [
    'brands/_base/copy.pt-MZ.json',
    'copy.pt-mz.json',
    'error file-missing: rename brands/_base/copy.pt-mz.json to "copy.pt-MZ.json"',
  ],
  ['flows/acme.json', 'Acme.json', 'error flow-unknown: rename flows/Acme.json to "acme.json"'],
])('%s renamed to %s gives one finding with the right name', (from, to, reported) => {
  expect(rename(from, to)).toEqual([reported]);
});

test('a misnamed brand folder causes no second finding for an upsell theme with the right name', () => {
  const upsell = (theme: string): CheckSample => [
    {
      file: 'brands/acme/brand.json',
      replace: '"gtm": "GTM-ACME123",',
      by: `"gtm": "GTM-ACME123", "upsell": { "productName": "Beta", "theme": "${theme}" },`,
    },
  ];
  const misnamed = 'warning brand-name: npx guiche rename brand "Beta" beta';
  expect(rename('brands/beta', 'Beta', upsell('beta'))).toEqual([misnamed]);
  expect(rename('brands/beta', 'Beta', upsell('gama'))).toContainEqual(
    expect.stringContaining('error design-system-unknown'),
  );
});

test.each(['logo.png', 'Logo.PNG', 'logo.jpg', 'logo.pdf'])(
  'a logo in another format gets the advice to save it as SVG: %s',
  (name) => {
    expect(rename('brands/acme/logo.svg', name)).toEqual([
      `error asset-missing: brands/acme/${name} does not serve: the logo is an SVG drawing. Ask whoever made the logo for it and save it as "logo.svg"`,
    ]);
  },
);

test('a picture that the theme uses is not suggested as the missing logo', () => {
  const changes: CheckSample = [
    { file: 'brands/acme/theme.json', replace: '"canvas.svg"', by: '"logos.svg"' },
    { file: 'brands/acme/logos.svg', copyOf: 'brands/acme/logo.svg' },
  ];
  expect(rename('brands/acme/logo.svg', 'x.svg', changes)[0]).toBe(
    'error asset-missing: put the file into the folder of the brand',
  );
});
