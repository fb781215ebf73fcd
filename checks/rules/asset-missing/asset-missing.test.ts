import { expect, test } from 'vitest';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const mend = 'troque por "canvas.svg"';

test.each([
  ['brands/acme/canvas.svg', mend],
  ['brands\\acme\\canvas.svg', mend],
  ['./canvas.svg', mend],
  ['brands/acme/tela.svg', 'coloque o arquivo na pasta da marca'],
])('the picture path %s in a flow gets a fix if the brand folder has a file of that name', (picture, help) => {
  const replace = '"templateId": "lead"';
  const by = `${replace}, "props": { "media": { "picture": ${JSON.stringify(picture)} } }`;
  const [finding, ...others] = inspectFiles(sampleFiles([{ file: 'flows/acme.json', replace, by }]), {
    today: '2026-06-01',
  }).findings;
  if (!finding) throw new Error('nothing was told');
  expect(others).toEqual([]);
  expect({ code: finding.code, help: describeFinding(finding, 'pt-BR').help }).toEqual({ code: 'asset-missing', help });
  expect(finding.fix).toEqual(help === mend ? { kind: 'set-value', value: 'canvas.svg' } : undefined);
});

test.each([
  ['logotipo.svg', 'mude o nome de brands/acme/logotipo.svg para "logo.svg"'],
  ['acme-Logo.svg', 'mude o nome de brands/acme/acme-Logo.svg para "logo.svg"'],
])('a logo file named %s gets only the advice to rename it', (name, help) => {
  const logo = 'brands/acme/logo.svg';
  const reported = inspectFiles(
    sampleFiles([
      { file: `brands/acme/${name}`, copyOf: logo },
      { file: logo, isRemoved: true },
    ]),
    { today: '2026-06-01' },
  ).findings;
  expect(reported.map((finding) => [finding.code, describeFinding(finding, 'pt-BR').help])).toEqual([
    ['asset-missing', help],
  ]);
});

test('the thumbnail of the profiles must be a file of the brand', () => {
  const by = '"title": "Acme", "multiProfile": { "cardThumbnail": "perfis.svg", "maximum": 5 },';
  const reported = inspectFiles(sampleFiles([{ file: 'brands/acme/brand.json', replace: '"title": "Acme",', by }]), {
    today: '2026-06-01',
  }).findings;
  expect(reported.map(({ code }) => code)).toEqual(['asset-missing']);
});
