import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Step } from '../model/flow/resolve-step';
import { CheckoutContext } from '../renderer/checkout/checkout-context';
import { fieldId } from '../renderer/forms/field-id';
import { makeCheckoutView, makeThemeCss } from '../renderer/testing/make-checkout-view';
import { makePlanSummary } from '../renderer/testing/make-plan-summary';
import { makeSession } from '../renderer/testing/make-session';
import { makeStepProps } from '../renderer/testing/make-step-props';
import '../renderer/ui/global.styles';
import type { Area } from '../schemas/generated/types';
import LeadStep from './lead/lead.generated';
import PaymentStep from './payment/payment.generated';
import PaymentInvoiceStep from './payment-invoice/payment-invoice.generated';
import RenewStep from './renew/renew.generated';
import rows from './spec-texts.json';

type Row = (typeof rows)[number];

const buyer = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };

/** Fields that only one area asks for, by form or by field. */
const onlyIn: Readonly<Record<string, Area>> = {
  'ask-address-br': 'BR',
  'ask-address-mz': 'MZ',
  cpf: 'BR',
  registry: 'BR',
};

/** Rows of an area. By day, one row of each field that Mozambique shares with Brazil, words included. */
const rowsOf = (area: Area) => {
  const own = rows.filter(({ form, field }) => (onlyIn[form] ?? area) === area && (onlyIn[field] ?? area) === area);
  if (area === 'BR' || process.env.NIGHTLY) return own;
  const isFirst = ({ field }: Row, index: number) => own.findIndex((row) => row.field === field) === index;
  return own.filter((row, index) => row.MZ || onlyIn[row.form] || isFirst(row, index));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Forms that charge an invoice or a subscription, and the entry that they need. */
const charging = {
  'payment-invoice': { Step: PaymentInvoiceStep, entry: { kind: 'invoice', id: 'F-1', status: 'open' } },
  renew: { Step: RenewStep, entry: { kind: 'subscription', id: 'ASS-1', status: 'active' } },
} as const;

/** The real form of a row: the first step, or a payment by card that asks for an address and a document. */
async function show({ form, field, screen }: Row, area: Area): Promise<void> {
  const charged = screen === undefined ? undefined : charging[screen as keyof typeof charging];
  const step = (
    form === 'lead' ? { id: 'lead', templateId: 'lead' } : { id: 'payment', templateId: screen ?? 'payment' }
  ) as Step;
  const view = makeCheckoutView({ area, ...(charged && { entry: { step, example: charged.entry } }) });
  const document = field === 'cpf' ? ('cpf' as const) : ('registry' as const);
  const payment = { ...view.settings.payment, methods: ['credit-card' as const], collectsDocument: true, document };
  const plan = makePlanSummary({ currency: view.settings.currency.code, paymentMethods: ['credit-card'] });
  const checkout = {
    ...view,
    settings: { ...view.settings, payment },
    addressForm: { states: ['SP', 'RJ'] },
    plans: [plan],
  };
  const Step = form === 'lead' ? LeadStep : (charged?.Step ?? PaymentStep);
  const session = makeSession(form === 'lead' ? {} : buyer);
  await render(
    <CheckoutContext.Provider value={checkout}>
      <style>{makeThemeCss()}</style>
      <Step {...makeStepProps({ step, session })} />
    </CheckoutContext.Provider>,
  );
}

async function findControl(field: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const control = document.getElementById(fieldId(field));
    if (!control) throw new Error(`there is no field ${field} yet`);
    return control;
  });
}

async function fill(field: string, typed: string): Promise<void> {
  const control = await findControl(field);
  if (typed === '') return;
  await (control instanceof HTMLSelectElement
    ? userEvent.selectOptions(control, typed)
    : userEvent.fill(control, typed));
}

const findLink = (control: Element, summary: Element) =>
  summary.querySelector<HTMLElement>(`a[href="#${CSS.escape(control.id)}"]`);

/** Faults of the message of a refused field. */
function findFaults(control: HTMLElement, summary: Element, text: string): string[] {
  const described = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  const isBelow = (described?.getBoundingClientRect().top ?? 0) >= control.getBoundingClientRect().bottom - 1;
  const checks: [isRight: boolean, fault: string][] = [
    [control.getAttribute('aria-invalid') === 'true', 'the field is not marked'],
    [described?.textContent === text, `the text is "${described?.textContent}"`],
    [isBelow, 'the text is not below the field'],
    [findLink(control, summary)?.textContent?.includes(text) === true, 'the summary has no link with the text'],
    [document.activeElement === summary, 'the focus is elsewhere'],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => fault);
}

it.each<[fault: string, plant: (control: HTMLElement, summary: Element) => void]>([
  ['the field is not marked', (control) => control.setAttribute('aria-invalid', 'false')],
  ['the text is ""', (control) => document.getElementById(`${control.id}-error`)?.replaceChildren()],
  [
    'the text is not below the field',
    (control) => control.before(document.getElementById(`${control.id}-error`) ?? ''),
  ],
  ['the summary has no link with the text', (control, summary) => findLink(control, summary)?.remove()],
  ['the focus is elsewhere', (control) => control.focus()],
])('the check of messages finds a fault: %s', async (fault, plant) => {
  const text = 'Preencha com nome e sobrenome.';
  const control = document.body.appendChild(document.createElement('input'));
  const message = document.body.appendChild(document.createElement('p'));
  const summary = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    for (const element of [control, message, summary]) element.remove();
  });
  Object.assign(control, { id: 'field-name', style: 'display: block' });
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', 'field-name-error');
  Object.assign(message, { id: 'field-name-error', textContent: text });
  Object.assign(summary, { tabIndex: -1 });
  summary.append(Object.assign(document.createElement('a'), { href: '#field-name', textContent: text }));
  summary.focus();
  expect(findFaults(control, summary, text)).toEqual([]);
  plant(control, summary);
  expect(findFaults(control, summary, text)).toEqual([fault]);
});

describe.each(['BR', 'MZ'] as const)('a refused field of the real form in %s', (area) => {
  it.each(rowsOf(area))('shows and announces the text of the specification: $row', async (row) => {
    const { field, typed, with: beside = {}, ...texts } = row;
    const text = (area === 'MZ' && texts.MZ) || texts.BR;
    await show(row, area);
    const listed = await findControl(field);
    // A list offers no wrong value; the rule guards what is pasted into the request.
    if (listed instanceof HTMLSelectElement && typed !== '')
      return expect([...listed.options].map(({ value }) => value)).not.toContain(typed);
    for (const [name, value] of Object.entries({ ...beside, [field]: typed })) await fill(name, value);
    // Nor does its mask leave a wrong sign in a complement.
    if (field === 'complement') return expect.poll(() => (listed as HTMLInputElement).value).toBe('Apto 12');
    await userEvent.click(document.querySelector('[data-step] [type=submit]') ?? document.body);
    const summary = await vi.waitFor(() => {
      const shown = document.querySelector<HTMLElement>('[data-error-summary]');
      if (!shown) throw new Error('there is no summary yet');
      return shown;
    });
    const control = await findControl(field);
    await expect.poll(() => control.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => document.activeElement).toBe(summary);
    expect(findFaults(control, summary, text)).toEqual([]);
    findLink(control, summary)?.click();
    expect(document.activeElement).toBe(control);
  });
});
