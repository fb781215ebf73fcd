import { expect, test } from 'vitest';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

test('one finding lists all links that an environment lacks', () => {
  const file = 'brands/beta/brand.json';
  expect(
    inspectFiles(
      sampleFiles([
        { file, replace: '        "terms": "https://homolog.beta.example/termos",\n', by: '' },
        { file, replace: '        "faq": "https://homolog.beta.example/ajuda",\n', by: '' },
      ]),
      { today: '2026-06-01' },
    ).findings,
  ).toMatchObject([{ code: 'link-env-missing', params: { environment: 'homolog', links: '"terms", "faq"' } }]);
});
