import { useMemo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type FieldValues, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PlanSummary } from '../../../schemas/generated/types';
import { StepFormContext } from '../../forms/step-form-context';
import { CheckoutContext } from '../../step/checkout-context';
import { makeCheckoutView } from '../../testing/make-checkout-view';
import { makeInstallment, makePlanSummary } from '../../testing/make-plan-summary';
import { CreditCardFields } from './credit-card.view';
import { detectCompany } from './detect-company';

const checkout = makeCheckoutView();
const companies = checkout.settings.payment.companies ?? [];
const visa = '4111 1111 1111 1111';
/** JCB, which no brand takes. */
const foreign = '3530 1113 3330 0000';

interface FieldsProps {
  plan: PlanSummary;
  isShown?: boolean;
  values?: FieldValues;
  seen: {
    form?: UseFormReturn<FieldValues>;
    /** What the fields ask of the newest number. */
    asked?: Promise<unknown>;
  };
}

function Fields({ plan, isShown = true, values = {}, seen }: FieldsProps) {
  const form = useForm<FieldValues>({ defaultValues: values });
  seen.form = form;
  const context = useMemo(
    () => ({
      form,
      setMethod: () => undefined,
      addSecret: () => undefined,
      expectMethod: () => undefined,
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

/** The fields asked before we do, and are answered before we are. */
const detected = () => detectCompany(visa, companies);

describe('the company of the card', () => {
  const plan = makePlanSummary();

  it('is written from the number', async () => {
    const seen: FieldsProps['seen'] = {};
    await render(<Fields plan={plan} values={{ cardNumber: visa }} seen={seen} />);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'), 5_000);
  });

  it('goes with a number of a company that the brand does not take, but not when I have chosen it', async () => {
    const seen: FieldsProps['seen'] = {};
    await render(<Fields plan={plan} values={{ cardNumber: visa }} seen={seen} />);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'), 5_000);
    seen.form?.setValue('cardNumber', foreign);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe(''), 5_000);
    seen.form?.setValue('cardNumber', visa);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'), 5_000);
    seen.form?.setValue('cardCompany', 'elo');
    const before = seen.asked;
    seen.form?.setValue('cardNumber', foreign);
    await vi.waitFor(() => expect(seen.asked).not.toBe(before));
    await seen.asked;
    expect(seen.form?.getValues('cardCompany')).toBe('elo');
  });

  it('that I have corrected stays corrected when I look at another method and come back', async () => {
    const seen: FieldsProps['seen'] = {};
    const screen = await render(<Fields plan={plan} values={{ cardNumber: visa }} seen={seen} />);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'), 5_000);
    seen.form?.setValue('cardCompany', 'elo');
    await screen.rerender(<Fields plan={plan} isShown={false} seen={seen} />);
    await screen.rerender(<Fields plan={plan} seen={seen} />);
    await detected();
    expect(seen.form?.getValues('cardCompany')).toBe('elo');
    seen.form?.setValue('cardNumber', '5555 5555 5555 4444');
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('mastercard'), 5_000);
    seen.form?.setValue('cardNumber', visa);
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'), 5_000);
  });
});

describe('before the page is ready', () => {
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

  it('the company of a number is written as soon as it is', async () => {
    const seen = hydrate({ cardNumber: visa });
    await vi.waitFor(() => expect(seen.form?.getValues('cardCompany')).toBe('visa'), 5_000);
  });

  it('a company that is chosen for a number stays', async () => {
    const seen = hydrate({ cardNumber: visa, cardCompany: 'elo' });
    await vi.waitFor(() => expect(seen.form?.getValues('cardNumber')).toBe(visa));
    await detected();
    expect(seen.form?.getValues('cardCompany')).toBe('elo');
  });
});

describe('the installments', () => {
  const before = makePlanSummary();

  it('that are the most offered are chosen first, in whatever order they come', async () => {
    const seen: FieldsProps['seen'] = {};
    const installments = [12, 1, 2].map((count) => makeInstallment(count, 114_000));
    await render(<Fields plan={{ ...before, installments }} seen={seen} />);
    expect(seen.form?.getValues('installments')).toBe('12');
  });

  it('that were chosen before the page was ready are told to whoever shows the price', async () => {
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
    ['fall back to the most there are', [1, 3].map((count) => makeInstallment(count, 120_000)), '3'],
    ['fall back to one payment', [makeInstallment(1, 120_000)], '1'],
    ['are not sent where none are offered', [], undefined],
  ])('%s when the price has changed', async (_, installments, chosen) => {
    const seen: FieldsProps['seen'] = {};
    const screen = await render(<Fields plan={before} values={{ installments: '12' }} seen={seen} />);
    await screen.rerender(<Fields plan={{ ...before, amount: 120_000, installments }} seen={seen} />);
    await vi.waitFor(() => expect(seen.form?.getValues('installments')).toBe(chosen));
  });
});
