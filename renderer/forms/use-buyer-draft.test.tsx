import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createExampleStep } from '../../studio/create-example-step';
import type { CheckoutView } from '../checkout/checkout-view';
import type { Session } from '../session/session';
import { ExamplePage } from '../testing/example-page';
import { setSilently } from '../testing/set-silently';
import { CheckboxField } from './checkbox-field';
import { PhoneField } from './phone-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { useBuyerDraft } from './use-buyer-draft';

// Other pages of the tab leave drafts too.
const forgetDraft = () => sessionStorage.clear();
beforeEach(forgetDraft);
afterEach(forgetDraft);

function RestoredPhone({ session }: { session: Session }) {
  useBuyerDraft(session);
  return <PhoneField name="phone" label="Celular" />;
}

const Player = createExampleStep({ view: RestoredPhone });

it.each([
  ['BR', '+258 84 123 4567', 'mz'],
  ['BR', '+351912345678', 'pt'],
  ['MZ', '(11) 98765-4321', 'br'],
  ['MZ', '+258 84 123 4567', 'mz'],
  ['BR', '(11) 98765-4321', 'br'],
] as const)(
  'in %s: %s from an earlier visit chooses the country %s before I focus the field',
  async (area, phone, code) => {
    const example = { name: 'phone', area, session: { phone } };
    await render(<ExamplePage player={Player} templateId="lead" example={example} />);
    await expect.element(page.getByLabelText('Celular')).not.toHaveValue('');
    await expect.element(page.getByLabelText(/^País do tele/)).toHaveValue(code);
  },
);

it('a phone of an earlier visit does not replace a phone that was autofilled without an event', async () => {
  const pageOf = (phone: string) => (
    <ExamplePage player={Player} templateId="lead" example={{ name: 'phone', session: { phone } }} />
  );
  const { rerender } = await render(pageOf(''));
  setSilently({ phone: '21912345678' });
  await rerender(pageOf('(11) 98765-4321'));
  await expect.element(page.getByLabelText('Celular')).toHaveValue('(21) 91234-5678');
});

function Answers({ session }: { session: Session }) {
  useBuyerDraft(session);
  const options = ['friend', 'search'].map((value) => ({ value, label: value }));
  return (
    <>
      <TextField name="name" label="Nome" autoComplete="name" />
      <TextField name="email" label="E-mail" autoComplete="email" />
      <SelectField name="referer" label="Como nos conheceu?" placeholder="Escolha" options={options} />
      <CheckboxField name="terms">Aceito</CheckboxField>
    </>
  );
}

describe('unsent answers on the first step', () => {
  const AnswersPlayer = createExampleStep({ view: Answers });
  const show = (brand = 'wup', plant?: (view: CheckoutView) => CheckoutView) =>
    render(
      <ExamplePage
        player={AnswersPlayer}
        templateId="lead"
        example={{ name: 'answers', brand }}
        {...(plant && { plant })}
      />,
    );
  const name = () => page.getByLabelText('Nome');
  const email = () => page.getByLabelText('E-mail');
  const referer = () => page.getByLabelText('Como nos conheceu?');
  const terms = () => page.getByRole('checkbox');

  it('are restored when I return to the page, including the checkbox and the selection', async () => {
    const first = await show();
    await name().fill('Ana Prado');
    await referer().selectOptions('search');
    await terms().click();
    await first.unmount();
    await show();
    await expect.element(terms()).toBeChecked();
    await expect.element(referer()).toHaveValue('search');
    await expect.element(name()).toHaveValue('Ana Prado');
  });

  it('are restored with only the checkbox ticked, and removed once I untick it', async () => {
    const first = await show();
    await terms().click();
    await first.unmount();
    const second = await show();
    await expect.element(terms()).toBeChecked();
    await terms().click();
    await second.unmount();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['another person', 'Bia Lima', 'bia@example.com', false],
    ['a corrected e-mail', 'Ana Prado', 'ana@example.org', true],
    ['a corrected name', 'Ana Prado Lima', 'ana@example.com', true],
    ['the same e-mail in capitals', 'Ana P. Lima', 'ANA@example.com', true],
  ])('accept the terms for their own buyer alone: %s', async (_, nextName, nextEmail, isAccepted) => {
    const first = await show();
    await name().fill('Ana Prado');
    await email().fill('ana@example.com');
    await terms().click();
    await first.unmount();
    await show();
    await expect.element(terms()).toBeChecked();
    await name().fill(nextName);
    await email().fill(nextEmail);
    if (isAccepted) {
      await expect.element(terms()).toBeChecked();
      return;
    }
    await expect.element(terms()).not.toBeChecked();
    await terms().click();
    await name().fill(`${nextName} Souza`);
    await expect.element(terms()).toBeChecked();
  });

  it('do not accept the terms of another product', async () => {
    const first = await show();
    await name().fill('Ana Prado');
    await terms().click();
    await first.unmount();
    await show('ms');
    await expect.element(name()).toHaveValue('Ana Prado');
    await expect.element(terms()).not.toBeChecked();
    await expect.element(referer()).toHaveValue('');
  });

  it('do not accept terms that have changed', async () => {
    const first = await show();
    await terms().click();
    await first.unmount();
    await show('wup', (view) => ({ ...view, links: { ...view.links, terms: 'https://wup.example/termos-2' } }));
    await expect.element(name()).toBeVisible();
    await expect.element(terms()).not.toBeChecked();
  });
});
