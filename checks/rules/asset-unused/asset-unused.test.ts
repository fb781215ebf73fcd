import { expect, test } from 'vitest';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64');

test.each([
  [
    'product.png',
    'product.png does not serve: this picture is an SVG drawing. Ask whoever made it for it and save it as "product.svg"',
  ],
  ['favicon.png', 'the screen shows "favicon.svg" already: delete this file'],
  ['foto.png', 'delete the file, or use it in the theme or a flow'],
])('the unused picture %s gets the advice: %s', (name, help) => {
  const { findings } = inspectFiles(sampleFiles([{ file: `brands/acme/${name}`, bytes: png }]), {
    today: '2026-06-01',
  });
  expect(findings.map(({ code }) => code)).toEqual(['asset-unused']);
  expect(findings.map((finding) => describeFinding(finding, 'en').help)).toEqual([help]);
});
