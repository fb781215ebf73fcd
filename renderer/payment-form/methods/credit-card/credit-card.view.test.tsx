import { useMemo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type FieldValues, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { validate } from '../../../../schemas/generated/forms/method-credit-card.mjs';
import type { PlanSummary } from '../../../../schemas/generated/types';
import type { FormValidator } from '../../../../schemas/generated/validator';
import { CheckoutContext } from '../../../checkout/checkout-context';
import { StepFormContext, validationModes } from '../../../contract/step-form-context';
import { createResolver, errorOf } from '../../../forms/create-resolver';
import { refuseField } from '../../../forms/refusal';
import { typingPart } from '../../../forms/typing-part';
import { makeCheckoutView } from '../../../testing/make-checkout-view';
import { makeInstallment, makePlanSummary } from '../../../testing/make-plan-summary';
import { detectCompany } from '../detect-company';
import { CreditCardFields } from './credit-card.view';

const checkout = makeCheckoutView();
const companies = checkout.settings.payment.companies ?? [];
const visa = '4111 1111 1111 1111';
/** JCB, which no brand takes. */
const foreign = '3530 1113 3330 0000';

const resolver = createResolver(() => [validate as FormValidator<unknown>], checkout.messages);

interface FieldsProps {
  plan: PlanSummary;
  isShown?: boolean;
  values?: FieldValues;
  seen: {
    form?: UseFormReturn<FieldValues>;
    /** Result of the lookup for the latest card number. */
    asked?: Promise<unknown>;
  };
}

function Fields({ plan, isShown = true, values = {}, seen }: FieldsProps) {
  const form = useForm<FieldValues>({ ...validationModes, resolver, defaultValues: values });
  seen.form = form;
  const context = useMemo(
    () => ({
      form,
      setMethod: () => undefined,
      addSecret: () => undefined,
      expectMethod: () => undefined,
      expectRules: () => () => undefined,
      setRules: () => undefined,
      holdPress: (asked: Promise<unknown>) => {
        seen.asked = asked;
      },
    }),
    [form, seen],
  );
  return (
    <CheckoutContext.Provider value={checkout}>
      <StepFormContext.Provider value={context}>
        {isShown && <CreditCardFields plan={plan} />}
        <output>{String(useWatch({ control: form.control, name: 'installments' }))}</output>
      </StepFormContext.Provider>
    </CheckoutContext.Provider>
  );
}

/** The fields asked before we did, and receive the answer first. */
const detected = () => detectCompany(visa, companies);

it('the card form asks for the number first and for the card company right below it', async () => {
  const { container } = await render(<Fields plan={makePlanSummary()} seen={{}} />);
  const names = [...container.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) => name);
  const asked = ['cardNumber', 'cardCompany', 'cardHolder', 'cardExpiry', 'cardCvv', 'installments'];
  expect(names.slice(0, asked.length)).toEqual(asked);
});

describe('the company of the card', () => {
  const plan = makePlanSummary();

  it('is filled in from the card number', async () => {
    const seen: FieldsProps['seen'] = {};
    await render(<Fields plan={plan} values={{ cardNumber: visa }} seen={seen} />);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'));
  });

  it('is cleared by a number of an unaccepted company, unless I chose the company myself', async () => {
    const seen: FieldsProps['seen'] = {};
    await render(<Fields plan={plan} values={{ cardNumber: visa }} seen={seen} />);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'));
    seen.form?.setValue('cardNumber', foreign);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe(''));
    seen.form?.setValue('cardNumber', visa);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'));
    seen.form?.setValue('cardCompany', 'elo');
    const before = seen.asked;
    seen.form?.setValue('cardNumber', foreign);
    await vi.waitFor(() => expect(seen.asked).not.toBe(before));
    await seen.asked;
    expect(seen.form?.getValues('cardCompany')).toBe('elo');
  });

  it('that I have corrected stays when I switch to another payment method and back', async () => {
    const seen: FieldsProps['seen'] = {};
    const screen = await render(<Fields plan={plan} values={{ cardNumber: visa }} seen={seen} />);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'));
    seen.form?.setValue('cardCompany', 'elo');
    await screen.rerender(<Fields plan={plan} isShown={false} seen={seen} />);
    await screen.rerender(<Fields plan={plan} seen={seen} />);
    await detected();
    expect(seen.form?.getValues('cardCompany')).toBe('elo');
    seen.form?.setValue('cardNumber', '5555 5555 5555 4444');
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('mastercard'));
    seen.form?.setValue('cardNumber', visa);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'));
  });
});

describe('a card company that the brand does not accept', () => {
  const message = 'Revise a bandeira do cartão.';

  /** Types the number and leaves the field. */
  async function leave(number: string, values: FieldValues = {}) {
    const seen: FieldsProps['seen'] = {};
    const screen = await render(<Fields plan={makePlanSummary()} values={values} seen={seen} />);
    const field = screen.getByLabelText('Número do cartão');
    const company = screen.getByLabelText('Bandeira do cartão');
    await userEvent.click(field);
    await typingPart.preload();
    await userEvent.keyboard(number);
    await userEvent.click(screen.getByLabelText('Nome impresso no cartão'));
    await seen.asked;
    await settle();
    return { seen, screen, field, company };
  }

  const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  it('is reported when I leave the number field, until I change the number', async () => {
    const { screen, field, company } = await leave(foreign);
    await expect.element(company).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByText(message)).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    await expect.element(company).toHaveAttribute('aria-invalid', 'false');
    await userEvent.keyboard('0');
    await settle();
    await expect.element(company).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(screen.getByLabelText('Nome impresso no cartão'));
    await expect.element(company).toHaveAttribute('aria-invalid', 'true');
    await userEvent.selectOptions(company, 'elo');
    await expect.element(company).toHaveAttribute('aria-invalid', 'false');
  });

  it.each([
    ['with a missing digit', foreign.slice(0, -1), {}],
    ['of an unknown company', '9999 9999 9999 9995', {}],
    ['of an accepted company', visa, {}],
    ['whose company I chose myself', foreign, { cardCompany: 'elo' }],
  ])('is not reported for a number %s', async (_, number, values) => {
    const { company } = await leave(number, values);
    await expect.element(company).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('the security code', () => {
  const amex = '3782 822463 10005';

  /** Waits until the company's picture is shown and the fields have reacted. */
  const isFollowed = async (company: string) => {
    await vi.waitFor(() => expect(document.querySelector(`img[alt=""][src$="#${company}"]`)).not.toBeNull());
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  };

  it.each<[title: string, values: FieldValues, mend: FieldValues, isMended: boolean]>([
    ['the company is corrected', { cardCompany: 'american_express', cardCvv: '737' }, { cardCompany: 'visa' }, true],
    ['the card number changes', { cardNumber: amex, cardCvv: '123' }, { cardNumber: visa }, true],
    [
      'the new company does not accept it either',
      { cardCompany: 'visa', cardCvv: '12' },
      { cardCompany: 'elo' },
      false,
    ],
  ])('with an error is validated again when %s', async (_, values, mend, isMended) => {
    const seen: FieldsProps['seen'] = {};
    const screen = await render(<Fields plan={makePlanSummary()} values={values} seen={seen} />);
    const code = screen.getByLabelText('Código de segurança');
    if (values.cardNumber) {
      await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('american_express'));
    }
    await seen.form?.trigger('cardCvv');
    await expect.element(code).toHaveAttribute('aria-invalid', 'true');
    for (const [field, value] of Object.entries(mend)) seen.form?.setValue(field, value);
    await isFollowed(mend.cardCompany ?? 'visa');
    await expect.element(code).toHaveAttribute('aria-invalid', String(!isMended));
  });

  it('that was refused stays marked when the company is corrected', async () => {
    const seen: FieldsProps['seen'] = {};
    const values = { cardCompany: 'visa', cardCvv: '123' };
    const screen = await render(<Fields plan={makePlanSummary()} values={values} seen={seen} />);
    if (seen.form) refuseField(seen.form, 'cardCvv', errorOf('card-cvv', checkout.messages));
    seen.form?.setValue('cardCompany', 'elo');
    await isFollowed('elo');
    await expect.element(screen.getByLabelText('Código de segurança')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('in a form that I fill in before the page is ready', () => {
  const hydrate = (typed: Readonly<Record<string, string>>) => {
    const seen: FieldsProps['seen'] = {};
    const fields = <Fields plan={makePlanSummary()} seen={seen} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(fields);
    document.body.append(container);
    for (const [name, value] of Object.entries(typed)) {
      const control = container.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
      if (!control) throw new RangeError(`there is no ${name}`);
      control.value = value;
    }
    const root = hydrateRoot(container, fields);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    return seen;
  };

  it('the company of the card number is filled in once the page is ready', async () => {
    const seen = hydrate({ cardNumber: visa });
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'));
  });

  it('the company that I chose for the number stays', async () => {
    const seen = hydrate({ cardNumber: visa, cardCompany: 'elo' });
    await vi.waitFor(() => expect(seen.form?.getValues('cardNumber')).toBe(visa));
    await detected();
    expect(seen.form?.getValues('cardCompany')).toBe('elo');
  });
});

describe('the installments', () => {
  const before = makePlanSummary();

  it('with the highest count are preselected, in whatever order the plan lists them', async () => {
    const seen: FieldsProps['seen'] = {};
    const installments = [12, 1, 2].map((count) => makeInstallment(count, 114_000));
    await render(<Fields plan={{ ...before, installments }} seen={seen} />);
    expect(seen.form?.getValues('installments')).toBe('12');
  });

  it('that I chose before the page was ready reach the form’s values', async () => {
    const seen: FieldsProps['seen'] = {};
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Fields plan={before} seen={seen} />);
    document.body.append(container);
    const select = container.querySelector<HTMLSelectElement>('select[name=installments]');
    if (!select) throw new RangeError('there are no installments');
    select.value = '2';
    const root = hydrateRoot(container, <Fields plan={before} seen={seen} />);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    await vi.waitFor(() => expect(container.querySelector('output')?.textContent).toBe('2'));
    expect(select.value).toBe('2');
  });

  it.each<[title: string, installments: PlanSummary['installments'], chosen: string | undefined]>([
    ['stay as chosen while the plan offers them', before.installments, '12'],
    ['fall back to the highest count', [1, 3].map((count) => makeInstallment(count, 120_000)), '3'],
    ['fall back to one payment', [makeInstallment(1, 120_000)], '1'],
    ['become empty if the plan offers none', [], undefined],
  ])('%s when the price has changed', async (_, installments, chosen) => {
    const seen: FieldsProps['seen'] = {};
    const screen = await render(<Fields plan={before} values={{ installments: '12' }} seen={seen} />);
    await screen.rerender(<Fields plan={{ ...before, amount: 120_000, installments }} seen={seen} />);
    await vi.waitFor(() => expect(seen.form?.getValues('installments')).toBe(chosen));
  });
});

it.each([
  ['two years ahead', '2028-11-21T12:00:00Z'],
  ['a year behind', '2025-11-21T12:00:00Z'],
])('a phone whose clock is %s accepts a card of this month and rejects one of last month', async (_, now) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const seen: FieldsProps['seen'] = {};
  const screen = await render(<Fields plan={makePlanSummary()} seen={seen} />);
  const field = screen.getByLabelText(/validade/i);
  await field.fill('11/26');
  expect(await seen.form?.trigger('cardExpiry')).toBe(true);
  await field.fill('10/26');
  expect(await seen.form?.trigger('cardExpiry')).toBe(false);
});
