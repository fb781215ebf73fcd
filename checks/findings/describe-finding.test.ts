import { expect, test } from 'vitest';
import type { ConfigFinding } from './config-finding';
import { describeFinding } from './describe-finding';

const finding: ConfigFinding = {
  code: 'value-format',
  severity: 'error',
  place: { file: 'brands/acme/brand.json', path: ['BR', 'gtm'] },
  params: { found: 'escola acme', rule: { 'pt-BR': 'use letras', en: 'use letters' } },
};

test.each([
  ['pt-BR', 'use letras'],
  ['en', 'use letters'],
] as const)('the help text of a schema appears in the language of the author: %s', (language, help) => {
  expect(describeFinding(finding, language).help).toBe(help);
});
