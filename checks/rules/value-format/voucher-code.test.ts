import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const templates = ['lead', 'pix', 'success'];
const places: Readonly<Record<string, (code: string) => CheckSample[number]>> = {
  'a voucher of the brand': (code) => ({
    file: 'brands/acme/brand.json',
    replace: '"plans": {',
    by: `"vouchers": [{ "code": "${code}", "discount": 5000 }], "plans": {`,
  }),
  'a condition of a flow': (code) => ({
    file: 'brands/acme/brand.json',
    replace: '"forcedFlows": [',
    by: `"forcedFlows": [{ "when": { "voucher": "${code}" }, "flow": "default" },`,
  }),
  'the step payment': (code) => ({
    file: 'flows/acme-pix.json',
    replace: '"methods": ["pix"]',
    by: `"methods": ["pix"], "voucher": "${code}"`,
  }),
  ...Object.fromEntries(
    templates.map((id) => [
      `the step ${id}`,
      (code: string) => ({
        file: 'flows/acme-pix.json',
        replace: `"templateId": "${id}"`,
        by: `"templateId": "${id}", "props": { "voucher": "${code}" }`,
      }),
    ]),
  ),
};

function findingsOf(place: string, code: string) {
  const change = places[place]?.(code);
  const { findings } = inspectFiles(sampleFiles(change ? [change] : []), { today: '2026-06-01' });
  // A later step's voucher has no effect; a separate check reports that.
  return findings.filter((finding) => finding.code !== 'step-voucher-late');
}

test.each(Object.keys(places))('%s accepts a valid voucher code and reports an invalid one', (place) => {
  expect(findingsOf(place, 'a'.repeat(40))).toEqual([]);
  for (const code of ['a'.repeat(41), 'BLACK FRIDAY', 'PROMOÇÃO', '_VOLTA_', '']) {
    const [finding, ...others] = findingsOf(place, code);
    expect(others).toEqual([]);
    if (!finding) throw new Error(`${place}: nothing was told of "${code}"`);
    expect(finding.code).toBe('value-format');
    expect(describeFinding(finding, 'pt-BR')).toMatchObject({
      help: 'use até 40 letras, números, - e _, com letra ou número nas pontas, sem espaços nem acentos, como VOLTA-10',
    });
    expect(describeFinding(finding, 'en')).toMatchObject({
      help: 'use at most 40 letters, digits, - and _, with a letter or digit at each end, without spaces or accents, such as VOLTA-10',
    });
  }
});
