import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../../testing/make-sample';

function listCodes(root: string): string[] {
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  return findings.map(({ code }) => code).filter((code) => code === 'button-misnamed');
}

/** Findings when the first step's button reads so, and the payment of each flow offers these methods. */
function codesFor(text: string, methods: string): string[] {
  const root = makeSample([
    { file: 'brands/acme/copy.pt-BR.json', replace: 'Continuar', by: text },
    { file: 'flows/acme.json', replace: '["credit-card", "pix"]', by: methods },
    { file: 'flows/acme-pix.json', replace: '["pix"]', by: methods },
  ]);
  return listCodes(root);
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

/** Findings when a step stands between the first one and the payment, and its button reads so. */
function codesBetween(templateId: string, key: string, text: string): string[] {
  const props = templateId === 'order-bump-presentation' ? '{ "extraId": "acme-extra" }' : '{}';
  const step = `{ "id": "between", "templateId": "${templateId}", "props": ${props}, "defaultNextStepId": "payment" }`;
  const led = '"templateId": "lead", "defaultNextStepId": "payment" }';
  const between = { replace: led, by: `${led.replace('"payment"', '"between"')}, ${step}` };
  const root = makeSample([
    { file: 'flows/acme.json', ...between },
    { file: 'flows/acme-pix.json', ...between },
    {
      file: 'brands/acme/copy.pt-BR.json',
      replace: '"frame"',
      by: `"${templateId}": { "${key}": "${text}" }, "frame"`,
    },
  ]);
  return listCodes(root);
}

test.each([
  ['md', 'continue', 'Ver o programa', 1],
  ['md', 'continue', 'Continuar para o pagamento', 0],
  ['select-school', 'confirm', 'Ver o contrato', 1],
  ['select-school', 'confirm', 'Confirmar a unidade', 0],
  ['phone-verification', 'continue', 'Assistir ao vídeo', 1],
  ['phone-verification', 'continue', 'Confirmar o celular', 0],
  ['order-bump-presentation', 'accept', 'Sim, e ver o contrato', 1],
  ['order-bump-presentation', 'refuse', 'Não, escolher a unidade', 1],
  ['order-bump-presentation', 'refuse', 'Não, ir para o pagamento', 0],
  ['order-bump-presentation', 'goOn', 'Conhecer a oficina', 1],
  ['order-bump-presentation', 'goOn', 'Seguir', 0],
  ['order-bump-presentation', 'accepting', 'Escolhendo a unidade…', 0],
])('on the way to the payment, the button %s.%s "%s" gives %d finding', (templateId, key, text, count) => {
  expect(codesBetween(templateId, key, text)).toHaveLength(count);
});

test('an upsell that is accepted opens the next step, and one that is refused may open another', () => {
  const steps = [
    { id: 'success', templateId: 'success', defaultNextStepId: 'upsell' },
    {
      id: 'upsell',
      templateId: 'upsell-presentation',
      props: { markdown: 'Leve.' },
      defaultNextStepId: 'upsell-payment',
    },
    { id: 'upsell-payment', templateId: 'upsell-payment', defaultNextStepId: 'success-upsell' },
    { id: 'success-upsell', templateId: 'success-upsell' },
  ];
  const texts = { accept: 'Sim, ver o contrato', refuse: 'Não, ver o contrato' };
  const root = makeSample([
    {
      file: 'flows/acme.json',
      replace: '{ "id": "success", "templateId": "success" }',
      by: steps.map((step) => JSON.stringify(step)).join(),
    },
    {
      file: 'flows/acme.json',
      replace: '"steps"',
      by: '"props": { "upsell": { "dsProductId": "beta-curso" } }, "steps"',
    },
    {
      file: 'brands/acme/copy.pt-BR.json',
      replace: '"frame"',
      by: `"upsell-presentation": ${JSON.stringify(texts)}, "frame"`,
    },
  ]);
  expect(listCodes(root)).toHaveLength(1);
});
