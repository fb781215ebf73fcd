import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createExampleStep } from '../../studio/create-example-step';
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
  'in %s: %s of an earlier visit chooses its country, %s, before it is touched',
  async (area, phone, code) => {
    const example = { name: 'phone', area, session: { phone } };
    await render(<ExamplePage player={Player} templateId="lead" example={example} />);
    await expect.element(page.getByLabelText('Celular')).not.toHaveValue('');
    await expect.element(page.getByLabelText(/^País do tele/)).toHaveValue(code);
  },
);

it('an earlier visit takes no place of what was filled in since, though no event told of it', async () => {
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
      <SelectField name="referer" label="Como nos conheceu?" placeholder="Escolha" options={options} />
      <CheckboxField name="terms">Aceito</CheckboxField>
    </>
  );
}

describe('what is answered on the first step and not sent', () => {
  const AnswersPlayer = createExampleStep({ view: Answers });
  const show = (brand = 'wup') =>
    render(<ExamplePage player={AnswersPlayer} templateId="lead" example={{ name: 'answers', brand }} />);
  const name = () => page.getByLabelText('Nome');
  const referer = () => page.getByLabelText('Como nos conheceu?');
  const terms = () => page.getByRole('checkbox');

  it('is there again when I come back to the page, the tick and the choice too', async () => {
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

  it('is there again with the tick alone, and not once it is taken back', async () => {
    const first = await show();
    await terms().click();
    await first.unmount();
    const second = await show();
    await expect.element(terms()).toBeChecked();
    await terms().click();
    await second.unmount();
    expect(sessionStorage.length).toBe(0);
  });

  it('accepts no other product’s terms', async () => {
    const first = await show();
    await name().fill('Ana Prado');
    await terms().click();
    await first.unmount();
    await show('ms');
    await expect.element(name()).toHaveValue('Ana Prado');
    await expect.element(terms()).not.toBeChecked();
    await expect.element(referer()).toHaveValue('');
  });
});
