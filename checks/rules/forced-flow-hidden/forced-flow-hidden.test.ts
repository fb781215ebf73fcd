import { expect, test } from 'vitest';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const rules = (...others: string[]) => ({
  file: 'brands/acme/brand.json',
  replace: '"flow": "pix"\n      }',
  by: ['"flow": "pix"\n      }', ...others].join(', '),
});
const rule = (when: string, flow: string) => `{ "when": { ${when} }, "flow": "${flow}" }`;

test.each([
  [
    'the two rules force different flows',
    [rule('"route": "pix", "voucher": "JAMBU"', 'default')],
    ['forced-flow-hidden', 'coloque esta regra antes da regra route=pix'],
  ],
  [
    'the two rules force the same flow',
    [rule('"voucher": "JAMBU", "route": "pix"', 'pix')],
    ['forced-flow-hidden', 'apague esta regra: a regra route=pix já leva ao mesmo fluxo'],
  ],
  [
    'the voucher codes differ only in case',
    [rule('"voucher": "jambu"', 'default'), rule('"route": "vip", "voucher": "JAMBU"', 'pix')],
    ['forced-flow-hidden', 'coloque esta regra antes da regra voucher=jambu'],
  ],
  [
    'the two rules have the same condition',
    [rule('"route": "pix"', 'default')],
    ['value-range', 'deixe "route pix" uma vez só'],
  ],
])('a flow rule hidden by an earlier rule gets one finding: %s', (_, others, reported) => {
  const { findings } = inspectFiles(sampleFiles([rules(...others)]), { today: '2026-06-01' });
  expect(findings.flatMap((finding) => [finding.code, describeFinding(finding, 'pt-BR').help])).toEqual(reported);
});
