import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

test.each([
  ['reports a foreign site', 'https://aulas.outro.example/', ['redirect-unlisted BR.successRedirect site']],
  ['reports a page that does not exist', '/aulas', ['redirect-unlisted BR.successRedirect page']],
  ['accepts a site of the brand', 'https://acme.example/aulas', []],
  ['accepts a path that stands for a brand link', '/login', []],
])('the check of the redirect after success %s', (_title, redirect, told) => {
  const root = makeSample([
    {
      file: 'brands/acme/brand.json',
      replace: '"title": "Acme",',
      by: `"title": "Acme", "successRedirect": "${redirect}",`,
    },
  ]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  expect(
    findings.map(({ code, place, params }) => `${code} ${'path' in place ? place.path.join('.') : ''} ${params.what}`),
  ).toEqual(told);
});
