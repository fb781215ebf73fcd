import { expect, test } from 'vitest';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

test.each([
  ['reports a foreign site', 'https://aulas.outro.example/', ['redirect-unlisted BR.successRedirect site']],
  ['reports a page that does not exist', '/aulas', ['redirect-unlisted BR.successRedirect page']],
  ['accepts a site of the brand', 'https://acme.example/aulas', []],
  ['accepts a path that stands for a brand link', '/login', []],
])('the check of the redirect after success %s', (_title, redirect, reported) => {
  const { findings } = inspectFiles(
    sampleFiles([
      {
        file: 'brands/acme/brand.json',
        replace: '"title": "Acme",',
        by: `"title": "Acme", "successRedirect": "${redirect}",`,
      },
    ]),
    { today: '2026-06-01' },
  );
  expect(
    findings.map(({ code, place, params }) => `${code} ${'path' in place ? place.path.join('.') : ''} ${params.what}`),
  ).toEqual(reported);
});
