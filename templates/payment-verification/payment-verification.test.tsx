import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ExamplePage } from '../../renderer/testing/example-page';
import { validateTemplateExamples } from '../../schemas/generated/config.mjs';
import PaymentVerificationExample from './payment-verification.example.generated';
import examplesFile from './payment-verification.examples.json';

test.each([
  ['the bank asks before a trial', 'Esperando a resposta do banco'],
  ['trial in another browser', 'Período grátis confirmado'],
])('%s: nothing today, and what is charged when', async (name, title) => {
  const file: unknown = examplesFile;
  if (!validateTemplateExamples(file)) throw new TypeError('the examples are not valid');
  const example = file.examples.find((one) => one.name === name);
  if (!example) throw new RangeError('the example is gone');
  const { container } = await render(
    <ExamplePage player={PaymentVerificationExample} templateId="payment-verification" example={example} />,
  );
  expect(container.querySelector('h1')?.textContent).toBe(title);
  const amounts = container.querySelector('dl')?.textContent?.replaceAll('\u00a0', ' ');
  expect(amounts).toBe('HojeR$ 0,00Primeira cobrança em 28/11/2026R$ 99,00');
});
