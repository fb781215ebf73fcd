import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ExamplePage } from '../../renderer/testing/example-page';
import { findExample } from '../../renderer/testing/find-example';
import { renderExample } from '../../renderer/testing/render-example';
import LiveloPaymentExample from './livelo-payment.example.generated';
import examplesFile from './livelo-payment.examples.json';

const points = page.getByLabelText('Pontos', { exact: true });
const money = page.getByLabelText('No cartão (R$)');
const slider = page.getByRole('slider');

async function show() {
  const example = findExample(examplesFile, 'few points and card');
  await renderExample(<ExamplePage player={LiveloPaymentExample} templateId="livelo-payment" example={example} />);
  await expect.element(points).toHaveValue('20.000');
}

it('slider, points and money agree at first, and after an edit of each', async () => {
  await show();
  await expect.element(money).toHaveValue('540,00');
  await points.fill('10000');
  await expect.element(money).toHaveValue('840,00');
  await money.fill('600,00');
  await expect.element(points).toHaveValue('18.000');
  expect((slider.element() as HTMLInputElement).valueAsNumber).toBe(18_000);
  (slider.element() as HTMLInputElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(points).toHaveValue('20.000');
  await expect.element(money).toHaveValue('540,00');
  await userEvent.keyboard('{Home}');
  await expect.element(points).toHaveValue('34');
  await expect.element(money).toHaveValue('1.138,98');
});

it('money between two points is rounded when its field is left', async () => {
  await show();
  await money.fill('600,01');
  await userEvent.tab();
  await expect.element(money).toHaveValue('600,00');
  await expect.element(points).toHaveValue('18.000');
});

it('points outside the range move nothing', async () => {
  await show();
  await points.fill('999999');
  await expect.element(money).toHaveValue('540,00');
});
