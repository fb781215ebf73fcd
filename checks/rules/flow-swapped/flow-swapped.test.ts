import { expect, test } from 'vitest';
import { copyConfig } from '../../../renderer/testing/test-repository';
import { describeFinding } from '../../findings/describe-finding';
import { inspectConfig } from '../../inspect-config';

/** Findings in the project's own brands after swapping two of their flows. */
function inspectSwapped(one: string, other: string, change?: (config: ReturnType<typeof copyConfig>) => void) {
  const config = copyConfig();
  const [first, second] = [one, other].map((name) => config.read(`flows/${name}.json`));
  config.write(`flows/${one}.json`, second ?? '');
  config.write(`flows/${other}.json`, first ?? '');
  change?.(config);
  return inspectConfig(config.root, { today: '2026-06-01' }).findings;
}

function reportedOfSwapped(...swapped: Parameters<typeof inspectSwapped>) {
  return inspectSwapped(...swapped).map(
    (finding) => `${finding.code} ${finding.place.file} ${describeFinding(finding, 'en').message}`,
  );
}

test.each([
  ['course-pix', 'bankslip', 'course-bankslip', 'pix'],
  ['course-pix', 'default', 'course-default', 'pix'],
])('%s with the id %s and %s with the id %s give one finding for all brands', (one, id, other, otherId) => {
  const [first, second] = [
    { file: `flows/${one}.json`, id },
    { file: `flows/${other}.json`, id: otherId },
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
  expect(reportedOfSwapped(one, other)).toEqual([
    `flow-swapped ${first?.file} ${first?.file} has the id "${first?.id}", and ${second?.file} the id "${second?.id}": the ids are swapped`,
  ]);
});

test('two swapped flows of the same brand give no finding', () => {
  expect(reportedOfSwapped('ms-default', 'ms-extended')).toEqual([]);
});

test('another mistake is reported beside the swapped flows', () => {
  const reported = reportedOfSwapped('course-pix', 'course-bankslip', (config) =>
    config.replace('brands/ms/brand.json', '"order": ', '"orden": '),
  );
  expect(reported.map((line) => line.split(' ', 1)[0])).toEqual(['key-unknown', 'flow-swapped']);
});

test('the finding lists only the brands that use one of the swapped flows', () => {
  const [swapped] = inspectSwapped('course-pix', 'course-bankslip');
  expect(swapped?.brandFiles).toContain('brands/tucupira/brand.json');
  expect(swapped?.brandFiles).not.toContain('brands/chaveta/brand.json');
});
