import { expect, test } from 'vitest';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

test.each(['11.222.333/0001-82', '12.ABC.345/01DE-36', '111.444.777-35', 'CNPJ 12.ABC.345/01DE-35'])(
  'a seller’s document that is no CNPJ and no NUIT gives one finding that says so: %s',
  (document) => {
    const by = `"title": "Acme", "legal": { "document": "${document}" },`;
    const [finding, ...others] = inspectFiles(
      sampleFiles([{ file: 'brands/acme/brand.json', replace: '"title": "Acme",', by }]),
      { today: '2026-06-01' },
    ).findings;
    expect(others).toEqual([]);
    expect(finding && describeFinding(finding, 'pt-BR').help).toContain('um CNPJ com dígitos verificadores válidos');
  },
);
