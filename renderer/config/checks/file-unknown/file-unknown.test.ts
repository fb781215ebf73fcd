import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

test.each([
  ['brands/beta/tehme.json', 'theme.json'],
  ['brands/_base/tehme.json', 'theme.json'],
  ['brands/_base/copy.pt-br.json', 'copy.pt-BR.json'],
  ['brands/_base/notes.txt', undefined],
  ['flows/acme-offer.jsn', 'acme-offer.json'],
])('%s is read by nobody; meant is %s', (file, nearest) => {
  const root = makeSample([{ file, text: '{}' }]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const findings = inspectConfig(root, { today: '2026-06-01' }).findings;
  expect(findings).toMatchObject([{ code: 'file-unknown', severity: 'warning', place: { file } }]);
  expect(findings[0]?.params.nearest).toBe(nearest);
});
