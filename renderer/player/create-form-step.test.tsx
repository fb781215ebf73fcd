import { useEffect } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { validate } from '../../schemas/generated/forms/lead.mjs';
import type { LeadForm } from '../../schemas/generated/types';
import { CheckoutContext } from '../checkout/checkout-context';
import type { StepComponentProps, StepResult } from '../contract/step-contract';
import { useStepForm } from '../contract/step-form-context';
import { TextField } from '../forms/text-field';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeStepProps } from '../testing/make-step-props';
import { SubmitButton, TextButton } from '../ui/button';
import { createFormStep } from './create-form-step';

const checkout = makeCheckoutView();

/** A field that is busy with its value until told otherwise. */
function SlowField({ work }: { work: Promise<void> }) {
  const { holdPress } = useStepForm();
  useEffect(() => holdPress(work), [holdPress, work]);
  return null;
}

async function show(work = Promise.resolve()) {
  const rendered = vi.fn<() => void>();
  const submit = vi.fn(() => new Promise<StepResult>(() => undefined));
  const again = vi.fn(async (): Promise<StepResult> => ({ kind: 'stay' }));
  const Player = createFormStep<object, LeadForm, 'again'>({
    view: ({ phase, act }) => {
      rendered();
      return (
        <>
          <TextField name="name" label="Nome" autoComplete="name" />
          <TextField name="email" label="E-mail" autoComplete="email" />
          <TextField name="phone" label="Celular" autoComplete="tel" />
          <SlowField work={work} />
          <SubmitButton text="Continuar" isBusy={phase !== 'ready'} busyText="Enviando" />
          <TextButton onClick={() => act('again')}>De novo</TextButton>
        </>
      );
    },
    validate,
    submit,
    actions: { again },
  });
  const onErrors = vi.fn<StepComponentProps['onErrors']>();
  const props = makeStepProps({ onErrors });
  const step = () => (
    <CheckoutContext.Provider value={checkout}>
      <Player {...props} />
    </CheckoutContext.Provider>
  );
  const screen = await render(step());
  return { rendered, submit, again, onErrors, renderAgain: () => screen.rerender(step()) };
}

const name = page.getByLabelText('Nome');
const email = page.getByLabelText('E-mail');
const phone = page.getByLabelText('Celular');
const button = page.getByRole('button', { name: /Continuar|Enviando|Pagar/ });

async function fillIn() {
  await userEvent.fill(name, 'Ana Prado');
  await userEvent.fill(email, 'ana@example.com');
  await userEvent.fill(phone, '(11) 98765-4321');
}

it('typing, leaving and correcting a field does not render the whole step again', async () => {
  const { rendered, onErrors } = await show();
  const atRest = rendered.mock.calls.length;
  await userEvent.fill(email, 'ana@example.com');
  await userEvent.fill(name, 'Ana');
  await userEvent.click(email);
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await vi.waitFor(() => expect(onErrors).toHaveBeenLastCalledWith(true));
  await userEvent.fill(name, 'Ana Prado');
  await expect.element(name).toHaveAttribute('aria-invalid', 'false');
  expect(rendered).toHaveBeenCalledTimes(atRest);
  await vi.waitFor(() => expect(onErrors).toHaveBeenLastCalledWith(false));
});

it('the step is not rendered again by a page that passes the same props', async () => {
  const { rendered, renderAgain } = await show();
  const atRest = rendered.mock.calls.length;
  await renderAgain();
  expect(rendered).toHaveBeenCalledTimes(atRest);
});

it('the step sends the values at the press, without invisible characters, after the button shows that it sends', async () => {
  const { submit } = await show();
  await fillIn();
  await userEvent.fill(name, '\u202aAna Prado\u202c\u00a0');
  submit.mockImplementation(() => {
    expect(button.element().textContent).toBe('Enviando');
    return new Promise(() => undefined);
  });
  const input = name.element() as HTMLInputElement;
  const change = new MutationObserver(() => {
    input.value = 'Bia Souza';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  change.observe(button.element(), { attributes: true });
  await userEvent.click(button);
  await vi.waitFor(() => expect(submit).toHaveBeenCalled());
  change.disconnect();
  expect(input.value).toBe('Bia Souza');
  const sent = { name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
  expect(submit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent), expect.anything());
});

it('a refused value stays marked until I change it, and can be sent again unchanged', async () => {
  const { submit } = await show();
  submit.mockResolvedValue({ kind: 'stay', fieldErrors: { phone: 'phone' } });
  await fillIn();
  await userEvent.click(button);
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(phone);
  await userEvent.click(email);
  await userEvent.click(name);
  await expect.element(email).toHaveAttribute('aria-invalid', 'false');
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(email, '');
  await userEvent.click(button);
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(email, 'ana@example.com');
  await userEvent.click(button);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  await userEvent.fill(phone, '(11) 98765-4322');
  await expect.element(phone).toHaveAttribute('aria-invalid', 'false');
});

/** Collects what screen readers announce from now on. */
function listen(): string[] {
  const heard: string[] = [];
  for (const region of document.querySelectorAll('[aria-live=assertive]')) {
    const observer = new MutationObserver(() => {
      const words = region.textContent?.trim();
      if (words) heard.push(words);
    });
    observer.observe(region, { childList: true, characterData: true, subtree: true });
  }
  return heard;
}

it('each press announces the same field errors again and leaves the focus on the error summary', async () => {
  await show();
  const heard = listen();
  const title = expect.stringContaining('3 campos');
  for (let presses = 1; presses <= 3; presses += 1) {
    (button.element() as HTMLButtonElement).click();
    await vi.waitFor(() => expect(heard).toEqual(Array(presses).fill(title)));
    expect(document.activeElement).toHaveAttribute('data-error-summary');
  }
});

it('each press announces the same refusal again', async () => {
  const { submit } = await show();
  submit.mockResolvedValue({ kind: 'stay', formError: { code: 'lead' } });
  await fillIn();
  const heard = listen();
  const refusal = expect.stringContaining('Não conseguimos enviar os seus dados agora.');
  for (let presses = 1; presses <= 2; presses += 1) {
    (button.element() as HTMLButtonElement).click();
    await vi.waitFor(() => expect(heard).toEqual(Array(presses).fill(refusal)));
  }
});

it.each(['ends', 'fails'])('a press waits for a busy field, and is sent once when its work %s', async (how) => {
  const rejected = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  addEventListener('unhandledrejection', rejected);
  onTestFinished(() => removeEventListener('unhandledrejection', rejected));
  let end = () => {};
  const { submit, onErrors } = await show(
    new Promise((resolve, reject) => {
      end = () => (how === 'ends' ? resolve() : reject(new TypeError('a defect')));
    }),
  );
  await userEvent.click(button);
  await userEvent.click(button);
  await fillIn();
  expect(submit).not.toHaveBeenCalled();
  expect(onErrors).not.toHaveBeenCalledWith(true);
  end();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(rejected).toHaveBeenCalledTimes(how === 'ends' ? 0 : 1));
});

it('a waiting press is marked on the page, and is not sent if its button text changes', async () => {
  let end = () => {};
  const { submit, onErrors } = await show(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  await fillIn();
  await userEvent.click(button);
  expect(document.documentElement.dataset.pressed).toBe('lead Continuar');
  button.element().textContent = 'Pagar';
  end();
  await vi.waitFor(() => expect(document.documentElement.dataset.pressed).toBeUndefined());
  expect(document.activeElement).toBe(button.element());
  expect(submit).not.toHaveBeenCalled();
  expect(onErrors).not.toHaveBeenCalledWith(true);
});

it('a press waits at most three seconds for a busy field', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { onErrors } = await show(new Promise(() => undefined));
  (button.element() as HTMLButtonElement).click();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(onErrors).not.toHaveBeenCalledWith(true);
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitUntil(() => onErrors.mock.calls.some(([hasErrors]) => hasErrors));
});

it('a press with missing fields reports errors to the page until they are filled in', async () => {
  const { submit, onErrors } = await show();
  await userEvent.click(button);
  await vi.waitFor(() => expect(onErrors).toHaveBeenLastCalledWith(true));
  expect(submit).not.toHaveBeenCalled();
  await fillIn();
  await vi.waitFor(() => expect(onErrors).toHaveBeenLastCalledWith(false));
});

it('a secondary button runs its own action, even with empty fields', async () => {
  const { submit, again, onErrors } = await show();
  await userEvent.click(page.getByRole('button', { name: 'De novo' }));
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
  expect(submit).not.toHaveBeenCalled();
  expect(onErrors).not.toHaveBeenCalledWith(true);
});
