import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FindingList } from '../../catalogue/findings/finding-list';
import { ConfigSource } from '../../catalogue/source/config-source';
import { fileKinds } from '../../catalogue/source/file-kinds';
import { fileExplainer } from '../file-explainer';
import { tellFinding } from '../findings/tell-finding';

/** Root can read everything, so the refusal is simulated. */
vi.mock('../../catalogue/source/read-bounded', () => ({
  maximumBytes: 1,
  readBounded: () => {
    throw Object.assign(new Error('denied'), { code: 'EACCES' });
  },
}));

it('a file without read permission is reported as unreadable', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-denied-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'brand.json'), '{}');
  const findings = new FindingList();
  expect(
    new ConfigSource(root, findings, { explainer: fileExplainer }).read('brand.json', fileKinds.brand),
  ).toBeUndefined();
  const [finding] = findings.all;
  expect(finding?.code).toBe('file-unreadable');
  expect(finding && tellFinding(finding, 'pt-BR').message).toBe('o arquivo não pode ser lido: falta permissão');
});
