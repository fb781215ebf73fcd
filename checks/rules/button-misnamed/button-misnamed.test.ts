import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

/** Findings when the first step's button reads so, and the payment of each flow offers these methods. */
function codesFor(text: string, methods: string): string[] {
  const root = makeSample([
    { file: 'brands/acme/copy.pt-BR.json', replace: 'Continuar', by: text },
    { file: 'flows/acme.json', replace: '["credit-card", "pix"]', by: methods },
    { file: 'flows/acme-pix.json', replace: '["pix"]', by: methods },
  ]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' })
    .findings.map(({ code }) => code)
    .filter((code) => code === 'button-misnamed');
}

const both = '["credit-card", "pix"]';
const one = '["pix"]';

test.each([
  ['Ir para o pagamento', one, 0],
  ['Escolher como pagar', both, 0],
  ['Escolher como pagar', one, 1],
  ['Ver o cardápio', both, 1],
  ['Conhecer a oficina', both, 1],
  ['Escolher a unidade', both, 1],
  ['Assistir ao vídeo', both, 1],
  ['Bora!', both, 0],
  ['Entrar na roda', one, 0],
])('a button "%s" before a payment by %s gives %d finding', (text, methods, count) => {
  expect(codesFor(text, methods)).toHaveLength(count);
});
