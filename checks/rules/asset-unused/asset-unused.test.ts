import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { tellFinding } from '../../findings/tell-finding';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64');

test.each([
  [
    'product.png',
    'product.png does not serve: this picture is an SVG drawing. Ask whoever made it for it and save it as "product.svg"',
  ],
  ['favicon.png', 'the screen shows "favicon.svg" already: delete this file'],
  ['foto.png', 'delete the file, or use it in the theme or a flow'],
])('the unused picture %s gets the advice: %s', (name, help) => {
  const root = makeSample([{ file: `brands/acme/${name}`, bytes: png }]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  expect(findings.map(({ code }) => code)).toEqual(['asset-unused']);
  expect(findings.map((finding) => tellFinding(finding, 'en').help)).toEqual([help]);
});
