import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Step } from '../../model/flow/resolve-step';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import { makeCheckoutView, makeThemeCss } from '../../renderer/testing/make-checkout-view';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import { setSilently } from '../../renderer/testing/set-silently';
import '../../renderer/ui/global.styles';
import type { Area } from '../../schemas/generated/types';
import LeadStep from './lead.generated';

const step = { id: 'lead', templateId: 'lead', props: { asksReferer: true } } as Step;
const filledIn = { name: 'Ana Prado', email: 'ana@example.com', phone: '11987654321', referer: 'google', terms: true };
const sent = { name: 'Ana Prado', email: 'ana@example.com', referer: 'google' };

async function show(area: Area = 'BR') {
  const api = vi.fn(() => new Promise<never>(() => undefined));
  const view = makeCheckoutView({ area });
  const checkout = { ...view, settings: { ...view.settings, terms: { ...view.settings.terms, isEnabled: true } } };
  await render(
    <CheckoutContext.Provider value={checkout}>
      <style>{makeThemeCss()}</style>
      <LeadStep {...makeStepProps({ step, api })} />
    </CheckoutContext.Provider>,
  );
  const press = () => userEvent.click(page.getByRole('button'));
  return { api, press };
}

// A tab keeps its input.
const forgetDraft = () => sessionStorage.clear();
beforeEach(forgetDraft);
afterEach(forgetDraft);

const findSummary = () => document.querySelector('[data-error-summary]');
const focusField = (label: string) => userEvent.click(page.getByLabelText(label, { exact: true }));

describe('a form that a password manager fills in without events', () => {
  it.each([
    ['BR', 'before I focus a field', [], '11987654321', '+5511987654321'],
    ['BR', 'while I am in a field', ['Celular'], '11987654321', '+5511987654321'],
    ['BR', 'after I have visited all fields', ['Nome completo', 'E-mail', 'Celular'], '11987654321', '+5511987654321'],
    ['MZ', 'before I focus a field', [], '841234567', '+258841234567'],
    ['MZ', 'while I am in a field', ['Telemóvel'], '841234567', '+258841234567'],
  ] as const)('is sent by one press in %s %s', async (area, _, touched, phone, sentPhone) => {
    const { api, press } = await show(area);
    for (const label of touched) await focusField(label);
    setSilently({ ...filledIn, phone });
    await press();
    const body = expect.objectContaining({ ...sent, phone: sentPhone });
    await vi.waitFor(() => expect(api).toHaveBeenCalledExactlyOnceWith('createLead', { body }));
    expect(findSummary()).toBeNull();
  });

  it('is sent by the second press after a first press with empty fields', async () => {
    const { api, press } = await show();
    await press();
    await vi.waitFor(() => expect(findSummary()).not.toBeNull());
    setSilently(filledIn);
    await press();
    await vi.waitFor(() => expect(api).toHaveBeenCalledOnce());
  });

  it.each(['Nome completo', 'Celular'])('is sent by the second press if I focus %s in between', async (label) => {
    const { api, press } = await show();
    await press();
    await vi.waitFor(() => expect(findSummary()).not.toBeNull());
    await focusField(label);
    setSilently(filledIn);
    await press();
    await vi.waitFor(() => expect(api).toHaveBeenCalledOnce());
  });

  it.each(['Nome completo', 'Celular'])('is sent by the next press if only the field %s was invalid', async (label) => {
    const { api, press } = await show();
    const field = label === 'Celular' ? 'phone' : 'name';
    setSilently({ ...filledIn, [field]: '1' });
    await press();
    await vi.waitFor(() => expect(findSummary()).not.toBeNull());
    await focusField(label);
    setSilently({ [field]: filledIn[field] });
    await press();
    await vi.waitFor(() => expect(api).toHaveBeenCalledOnce());
  });

  it.each([
    ['still invalid', {}, { ...filledIn, email: 'ana@', terms: false }, ['field-email', 'field-terms']],
    ['newly invalid', { ...filledIn, name: 'Ana' }, { name: 'Ana Prado', email: 'ana@' }, ['field-email']],
  ])('keeps the error summary in place when a field is %s', async (_, first, then, wrong) => {
    const { api, press } = await show();
    setSilently(first);
    await press();
    await vi.waitFor(() => expect(findSummary()).not.toBeNull());
    const summary = findSummary();
    let isGone = false;
    const watcher = new MutationObserver(() => {
      isGone ||= !summary?.isConnected;
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    setSilently(then);
    await press();
    const list = () => [...(summary?.querySelectorAll('a') ?? [])].map(({ hash }) => hash.slice(1));
    await vi.waitFor(() => expect(list()).toEqual(wrong));
    watcher.disconnect();
    expect(isGone).toBe(false);
    expect(api).not.toHaveBeenCalled();
  });
});

it.each(['ana@gmáil.com', 'ana@exemplo.com.brasília', 'ana@xn--gmil-6na.com'])(
  'the e-mail address %s stays as I type it, and is rejected',
  async (address) => {
    const { api, press } = await show();
    setSilently({ ...filledIn, email: '' });
    await userEvent.type(page.getByLabelText('E-mail'), address);
    await press();
    await expect.element(page.getByLabelText('E-mail')).toHaveValue(address);
    await vi.waitFor(() => expect(findSummary()?.textContent).toContain('Insira um email válido.'));
    expect(api).not.toHaveBeenCalled();
  },
);

it.each([
  ['Joa\u0303o Silva', 'João Silva'],
  ['Ana D´Ávila', "Ana D'Ávila"],
  ['Ana Sousa–Lima', 'Ana Sousa-Lima'],
])('the name %j is sent as %j', async (name, sentName) => {
  const { api, press } = await show();
  setSilently({ ...filledIn, name });
  await press();
  const body = expect.objectContaining({ name: sentName });
  await vi.waitFor(() => expect(api).toHaveBeenCalledExactlyOnceWith('createLead', { body }));
});
