import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ExampleStep, type TemplateExample } from '../../renderer/testing/example-step';
import { validate } from '../../schemas/generated/forms/payment.mjs';
import { PaymentView } from './payment.view';

const session = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
const view = (example: Omit<TemplateExample, 'name'>) => (
  <ExampleStep
    templateId="payment"
    example={{ name: 'card', session, ...example }}
    View={PaymentView}
    validate={validate}
  />
);

it('the words of an unknown outcome appear in a region that was there, with the focus; it goes back to the heading', async () => {
  const screen = await render(view({}));
  const region = screen.container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  screen.container.querySelector<HTMLElement>('button[type=submit]')?.focus();
  await screen.rerender(view({ phase: 'confirming' }));
  expect(region?.querySelector('[data-confirming]')).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('Estamos confirmando');
  await screen.rerender(view({}));
  expect(document.activeElement?.tagName).toBe('H1');
});

it('an error that ends the wait keeps the focus that it takes', async () => {
  const screen = await render(view({ phase: 'confirming' }));
  await screen.rerender(view({ formError: { code: 'card_declined' } }));
  expect(document.activeElement?.textContent).toContain('O banco não aprovou a compra.');
});

it('a changed price is shown, the old one and the new', async () => {
  const values = { before: 'R$ 1.140,00', after: 'R$ 1.200,00' };
  const { container } = await render(view({ formError: { code: 'amount_changed', values } }));
  expect(container.querySelector('[data-form-error]')?.textContent).toContain('de R$ 1.140,00 para R$ 1.200,00');
});
