import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { tellFinding } from '../../findings/tell-finding';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

test.each(['11.222.333/0001-82', '12.ABC.345/01DE-36', '111.444.777-35', 'CNPJ 12.ABC.345/01DE-35'])(
  'a seller’s document that is no CNPJ and no NUIT gives one finding that says so: %s',
  (document) => {
    const by = `"title": "Acme", "legal": { "document": "${document}" },`;
    const root = makeSample([{ file: 'brands/acme/brand.json', replace: '"title": "Acme",', by }]);
    onTestFinished(() => rmSync(root, { recursive: true }));
    const [finding, ...others] = inspectConfig(root, { today: '2026-06-01' }).findings;
    expect(others).toEqual([]);
    expect(finding && tellFinding(finding, 'pt-BR').help).toContain('um CNPJ com dígitos verificadores válidos');
  },
);
