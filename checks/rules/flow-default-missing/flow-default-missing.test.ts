import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const file = 'brands/acme/brand.json';
const list = '["acme", "acme-pix"]';
const common = 'flows/course-default.json';
const own = 'add a flow with the id "default"; there are pix';

test.each([
  [
    'add the common default flow if it exists',
    true,
    'this list replaces the common one: add "course-default", or a flow of yours with the id "default"; the list has pix',
  ],
  ['add a default flow of its own if there is no common one', false, own],
])('a brand whose own list has no default flow gets the advice: %s', (_, hasCommon, help) => {
  const text = readFileSync(path.join(import.meta.dirname, '../../..', common), 'utf8');
  const changes = [{ file, replace: list, by: '["acme-pix"]' }, ...(hasCommon ? [{ file: common, text }] : [])];
  const { findings } = inspectFiles(sampleFiles(changes), { today: '2026-06-01' });
  const reported = findings.filter(({ code }) => code === 'flow-default-missing');
  expect(reported.map((finding) => describeFinding(finding, 'en').help)).toEqual([help]);
});
