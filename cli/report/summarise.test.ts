import { expect, test } from 'vitest';
import type { ReportedFinding } from './build-report';
import { summarise } from './summarise';

function list(count: number, severity: 'error' | 'warning', isNew: boolean): ReportedFinding[] {
  const finding = { severity, isNew, file: `brands/acme/${severity}-${isNew}.json`, edits: [] };
  return Array.from({ length: count }, () => finding as unknown as ReportedFinding);
}

const error = list(1, 'error', true);
const oldError = list(1, 'error', false);
const warning = list(1, 'warning', true);
const old = list(3, 'warning', false);

test.each([
  ['nothing', [], 'Nenhum erro (9 arquivos verificados em 0,3 s).', 'No errors (9 files checked in 0.3 s).'],
  [
    'a new warning',
    warning,
    '1 aviso em 1 arquivo (9 verificados em 0,3 s).',
    '1 warning in 1 file (9 checked in 0.3 s).',
  ],
  [
    'a new warning beside old ones',
    [...warning, ...old],
    '1 aviso novo em 1 arquivo; 3 já existiam (9 verificados em 0,3 s).',
    '1 new warning in 1 file; 3 were there before (9 checked in 0.3 s).',
  ],
  [
    'old warnings',
    old,
    'Nenhum aviso novo; 3 já existiam (9 arquivos verificados em 0,3 s).',
    'No new warnings; 3 were there before (9 files checked in 0.3 s).',
  ],
  [
    'an old error beside old warnings',
    [...oldError, ...old],
    '1 erro em 1 arquivo; 3 avisos já existiam (9 verificados em 0,3 s).',
    '1 error in 1 file; 3 warnings were there before (9 checked in 0.3 s).',
  ],
  [
    'an error and a new warning beside an old one',
    [...error, ...warning, ...old.slice(1, 2)],
    '1 erro e 1 aviso novo em 2 arquivos; 1 já existia (9 verificados em 0,3 s).',
    '1 error and 1 new warning in 2 files; 1 was there before (9 checked in 0.3 s).',
  ],
])('the summary of %s counts what blocks the change', (_, findings, portuguese, english) => {
  const report = { findings, fileCount: 9, isPartial: false, seconds: 0.3 };
  expect(summarise({ ...report, language: 'pt-BR' })).toBe(portuguese);
  expect(summarise({ ...report, language: 'en' })).toBe(english);
});
