import { expect, test } from 'vitest';
import type { ReportedFinding } from './build-report';
import { formatGithub } from './github';

const finding = {
  code: 'file-unknown',
  severity: 'warning',
  file: 'brands/acme/a.txt',
  line: 1,
  column: 1,
  endColumn: 2,
  message: 'nada usa este arquivo',
  edits: [],
  isNew: true,
} as unknown as ReportedFinding;

test.each([
  [11, 'pt-BR', 'Mais 1 aviso, em brands/acme/a.txt (1)'],
  [12, 'pt-BR', 'Mais 2 avisos, em brands/acme/a.txt (2)'],
  [11, 'en', '1 more warning, in brands/acme/a.txt (1)'],
] as const)('the GitHub report of %i warnings in %s counts those beyond ten', (count, language, line) => {
  const findings = Array.from({ length: count }, () => finding);
  const text = formatGithub({ findings, fileCount: 1, isPartial: false, seconds: 1, language });
  expect(text.split('\n')).toContain(line);
});
