import { expect, test } from 'vitest';
import { inspectFiles } from '../../checks/inspect-config';
import { sampleFiles } from '../../checks/sample-files';
import type { CheckSample } from '../../schemas/generated/types';
import type { BrandArea } from '../catalogue';

const inBrand = (replace: string, by: string): CheckSample[number] => ({ file: 'brands/acme/brand.json', replace, by });
const area = '"title": "Acme",';

function inspect(changes: CheckSample) {
  const { findings, brands } = inspectFiles(sampleFiles(changes), { today: '2026-06-01' });
  const acme = brands.find(({ id }) => id === 'acme');
  const settings = acme?.areas.find((one) => one.area === 'BR')?.settings as BrandArea['settings'] | undefined;
  return { findings, settings };
}

const all = (text: string): CheckSample[number] => inBrand('"BR": {', `"all": { ${text} },\n  "BR": {`);

test('null in an area removes a nested value that all areas share', () => {
  const shared = all('"successHeader": "default", "planNames": { "monthly": "Por mês" }');
  expect(inspect([shared]).settings).toMatchObject({ successHeader: 'default', planNames: { monthly: 'Por mês' } });
  const nulls = inBrand(area, `${area} "planNames": { "monthly": null },`);
  const { findings, settings } = inspect([shared, nulls]);
  expect(findings).toEqual([]);
  expect(settings?.planNames).not.toHaveProperty('monthly');
});

test('null in an area removes a tag container that all areas share', () => {
  const gtm = inBrand('"gtm": "GTM-ACME123",', '"gtm": null,');
  const { findings, settings } = inspect([all('"gtm": "GTM-SHARED1"'), gtm]);
  expect(findings).toEqual([]);
  expect(settings).not.toHaveProperty('gtm');
});

test('null under "all" removes a value of the base, and the check reports the missing key', () => {
  expect(inspect([]).settings).toHaveProperty('currency');
  const { findings, settings } = inspect([all('"currency": null')]);
  expect(settings).not.toHaveProperty('currency');
  expect(findings).toMatchObject([{ code: 'key-missing', params: { keys: '"currency"' } }]);
});

test.each<[title: string, replace: string, by: string, code: string]>([
  ['for an unknown key', area, `${area} "gtmm": null,`, 'key-unknown'],
  ['in a list', '"productSlugs": ["acme", "acme-curso"],', '"productSlugs": [null],', 'value-type'],
  ['for a required key', '"productCode": "ACME",', '"productCode": null,', 'key-missing'],
])('null %s is reported', (_, replace, by, code) => {
  expect(inspect([inBrand(replace, by)]).findings.map((finding) => finding.code)).toContain(code);
});
