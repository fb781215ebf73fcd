import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { tellFinding } from '../../findings/tell-finding';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

const rules = (...others: string[]) => ({
  file: 'brands/acme/brand.json',
  replace: '"flow": "pix"\n      }',
  by: ['"flow": "pix"\n      }', ...others].join(', '),
});
const rule = (when: string, flow: string) => `{ "when": { ${when} }, "flow": "${flow}" }`;

test.each([
  [
    'of another flow',
    [rule('"route": "pix", "voucher": "JAMBU"', 'default')],
    ['forced-flow-hidden', 'ponha esta antes daquela, a de route=pix'],
  ],
  [
    'of the same flow',
    [rule('"voucher": "JAMBU", "route": "pix"', 'pix')],
    ['forced-flow-hidden', 'apague esta: a de route=pix já leva ao mesmo fluxo'],
  ],
  [
    'of a voucher in other letters',
    [rule('"voucher": "jambu"', 'default'), rule('"route": "vip", "voucher": "JAMBU"', 'pix')],
    ['forced-flow-hidden', 'ponha esta antes daquela, a de voucher=jambu'],
  ],
  ['of one condition twice', [rule('"route": "pix"', 'default')], ['value-range', 'deixe "route pix" uma vez só']],
])('a rule behind a more general one is told once: %s', (_, others, told) => {
  const root = makeSample([rules(...others)]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  expect(findings.flatMap((finding) => [finding.code, tellFinding(finding, 'pt-BR').help])).toEqual(told);
});
