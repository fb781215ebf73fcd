import { expect, test } from 'vitest';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

test.each([
  ['productName', '"productName": "Curso Acme"'],
  ['businessName', '"businessName": "Escola Acme"'],
  ['title', '"title": "Acme"'],
  ['name', '"name": "Plano anual"'],
])('an empty %s is reported as empty', (key, replace) => {
  expect(
    inspectFiles(sampleFiles([{ file: 'brands/acme/brand.json', replace, by: `"${key}": ""` }]), {
      today: '2026-06-01',
    }).findings,
  ).toMatchObject([{ code: 'value-range', params: { rule: 'empty', limit: 1 } }]);
});

test.each([
  ['"title": "Acme"', '"title": "Acme", "logoWidth": 900', 'use um valor de 40 a 320'],
  ['"title": "Acme"', '"title": "Acme", "logoWidth": 3', 'use um valor de 40 a 320'],
  ['"title": "Acme"', `"title": "${'Acme '.repeat(40)}"`, 'use de 1 a 80 caracteres'],
  ['"flows": ["acme", "acme-pix"]', '"flows": []', 'use de 1 a 30 itens'],
])('the advice for a value beyond one limit names both limits: %s changed to %s', (replace, by, help) => {
  const { findings } = inspectFiles(sampleFiles([{ file: 'brands/acme/brand.json', replace, by }]), {
    today: '2026-06-01',
  });
  expect(findings.map((finding) => describeFinding(finding, 'pt-BR').help)).toEqual([help]);
});

const theme = 'brands/acme/theme.json';
const rules = (...conditions: string[]) => ({
  file: 'brands/acme/brand.json',
  replace: '"forcedFlows": [',
  by: `"forcedFlows": [${conditions.map((when) => `{ "when": ${when}, "flow": "default" },`).join(' ')}`,
});
const referers = (...ids: string[]) => ({
  file: theme,
  replace: '"font": {',
  by: `"refererOptions": [${ids.map((id, index) => `{ "id": "${id}", "label": "${index}" }`).join(', ')}], "font": {`,
});

test.each([
  ['two flow rules for the same route', rules('{ "route": "pix" }'), ['forcedFlows.1.when route pix']],
  [
    'two flow rules for the same voucher in different case',
    rules('{ "voucher": "BLACK" }', '{ "voucher": "black" }'),
    ['forcedFlows.1.when voucher black'],
  ],
  ['no finding for a route and the same route with a voucher', rules('{ "route": "pix", "voucher": "black" }'), []],
  ['two referer options with one id', referers('site', 'escola', 'site'), ['refererOptions.2.id site']],
  ['no finding for referer options with different ids', referers('site', 'escola'), []],
])('a repeated value is reported at the repetition: %s', (_, change, reported) => {
  const { findings } = inspectFiles(sampleFiles([change]), { today: '2026-06-01' });
  const lines = findings.map(({ place, params }) =>
    `${'path' in place ? place.path.join('.') : ''} ${params.repeated}`.replace(/^BR\./, ''),
  );
  expect(lines).toEqual(reported);
});
