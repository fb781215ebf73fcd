import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ExamplePage } from '../../renderer/testing/example-page';
import { validateTemplateExamples } from '../../schemas/generated/config.mjs';
import SuccessExample from './success.example.generated';
import examplesFile from './success.examples.json';

async function show(name: string): Promise<Element> {
  const file: unknown = examplesFile;
  if (!validateTemplateExamples(file)) throw new TypeError('the examples are not valid');
  const example = file.examples.find((one) => one.name === name);
  if (!example) throw new RangeError('the example is gone');
  const { container } = await render(<ExamplePage player={SuccessExample} templateId="success" example={example} />);
  return container;
}

test('the slip is there before the backend is asked, and where it cannot be', async () => {
  const container = await show('bankslip kept in this browser');
  expect(container.querySelector<HTMLTextAreaElement>('[data-bankslip] textarea')?.value).toContain('00190.00009');
  expect(container.textContent).toContain('04/07/2026');
});

test.each([
  ['trial', '28/11/2026', 'R$ 0,00', 'R$ 99,00'],
  ['trial in Mozambique', '21/02/2027', '0,00 MT', '15,60 MT'],
])(
  'the receipt of a %s says that nothing was charged today, and what is charged when',
  async (name, day, now, then) => {
    const container = await show(name);
    const text = container.textContent?.replaceAll('\u00a0', ' ');
    expect(container.querySelector('h1')?.textContent).toBe('Período grátis confirmado');
    expect(text).toContain('Nada foi cobrado hoje.');
    expect(text).toContain(`A primeira cobrança, de ${then}`);
    const receipt = container.querySelector('[data-receipt]')?.textContent?.replaceAll('\u00a0', ' ');
    expect(receipt).toContain(`Cobrado hoje${now}Primeira cobrança em ${day}${then}`);
    expect(text).not.toContain('O pagamento foi aprovado');
  },
);

test('a trial that is not confirmed yet is not said to be', async () => {
  const container = await show('trial pending');
  expect(container.querySelector('h1')?.textContent).toBe('Estamos confirmando o pagamento');
});
