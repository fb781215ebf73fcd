import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeFinding } from '../findings/describe-finding';
import { inspectConfig } from '../inspect-config';

/** Root can read everything, so the refusal is simulated. */
vi.mock('../disk/read-bounded', () => ({
  maximumBytes: 1,
  readBounded: () => {
    throw Object.assign(new Error('denied'), { code: 'EACCES' });
  },
}));

it('a file without read permission is reported as unreadable', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-denied-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'brands/acme'), { recursive: true });
  writeFileSync(path.join(root, 'brands/acme/brand.json'), '{}');
  const finding = inspectConfig(root).findings.find(({ place }) => place.file === 'brands/acme/brand.json');
  expect(finding?.code).toBe('file-unreadable');
  expect(finding && describeFinding(finding, 'pt-BR').message).toBe('o arquivo não pode ser lido: falta permissão');
});
