import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const file = 'brands/acme/brand.json';
const methods = { file, replace: '["credit-card", "pix"]', by: '["credit-card", "pix", "bankslip"]' };
const stated = {
  file,
  replace: '"flows": ["acme", "acme-pix"]',
  by: '"flows": ["acme", "acme-pix", "course-bankslip"]',
};
const bankslip: CheckSample = [
  methods,
  stated,
  {
    file: 'flows/course-bankslip.json',
    text: JSON.stringify({
      $schema: '../schemas/generated/flow.schema.json',
      id: 'bankslip',
      steps: [
        { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' },
        {
          id: 'payment',
          templateId: 'payment',
          props: { methods: ['bankslip'] },
          defaultNextStepId: 'success',
        },
        { id: 'success', templateId: 'success' },
      ],
    }),
  },
];
const rules = (by: string): CheckSample[number] => ({ file, replace: '"route": "pix"', by });

function helpFor(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings.map((finding) => [
    finding.code,
    describeFinding(finding, 'en').help,
  ]);
}

test('one finding lists every common flow rule that a brand’s own list drops', () => {
  expect(helpFor([...bankslip, rules('"voucher": "JAMBU"')])).toEqual([
    [
      'forced-flow-lost',
      'add {"when":{"route":"pix"},"flow":"pix"}, {"when":{"route":"bankslip"},"flow":"bankslip"} to the list',
    ],
  ]);
});

test('a rule for a route with a voucher does not replace the common rule for the route', () => {
  expect(helpFor([rules('"route": "pix", "voucher": "JAMBU"')])).toEqual([
    ['forced-flow-lost', 'add {"when":{"route":"pix"},"flow":"pix"} to the list'],
  ]);
});

const list =
  '[\n      {\n        "when": {\n          "route": "pix"\n        },\n        "flow": "pix"\n      }\n    ]';

test.each<[title: string, changes: CheckSample]>([
  ['for an empty list', [{ file, replace: list, by: '[]' }]],
  [
    'for a flow that the area does not use',
    [
      { file, replace: list, by: '[{ "when": { "voucher": "JAMBU" }, "flow": "default" }]' },
      { file, replace: '"flows": ["acme", "acme-pix"]', by: '"flows": ["acme"]' },
      { file: 'flows/acme-pix.json', isRemoved: true },
    ],
  ],
])('no common flow rule is reported as lost %s', (_, changes) => {
  expect(helpFor(changes)).toEqual([]);
});
