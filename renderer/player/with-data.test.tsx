import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { translate } from '../../model/copy/translate';
import { type Api, ApiCallError } from '../api/api';
import { CheckoutContext } from '../checkout/checkout-context';
import type { Load, LoadContext, StepComponentProps, StepResult } from '../contract/step-contract';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeSession } from '../testing/make-session';
import { makeStepProps } from '../testing/make-step-props';
import { SubmitButton, TextButton } from '../ui/button';
import { createFormStep } from './create-form-step';
import { withData } from './with-data';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const checkout = makeCheckoutView();
const t = translate(checkout.copy, 'frame', checkout.language);

const failed = new ApiCallError(503, { code: 'backend_unavailable', retryable: true, outcome: 'none' }, true);

/** A request that the test answers. */
interface Asked {
  region: string | undefined;
  signal: AbortSignal;
  keep: LoadContext<object>['keep'];
  answer: (cities: string[]) => void;
  fail: (error?: Error) => void;
}

async function show(loads: 'before' | 'behind' = 'before', changes: Partial<StepComponentProps> = {}) {
  const asked: Asked[] = [];
  const load: Load<object, string[], string> = ({ signal, keep }: LoadContext<object>, region) =>
    new Promise((resolve, reject) => {
      asked.push({ region, signal, keep, answer: resolve, fail: (error = failed) => reject(error) });
    });
  const submit = vi.fn(async (): Promise<StepResult> => ({ kind: 'stay' }));
  const Step = createFormStep<object, Record<string, never>, 'take', string[]>({
    view: ({ data, act, reload }) => (
      <>
        <h1>Unidades</h1>
        <ul>
          {data?.map((city) => (
            <li key={city}>{city}</li>
          ))}
        </ul>
        <TextButton onClick={() => reload('sul')}>Sul</TextButton>
        <TextButton onClick={() => reload('norte')}>Norte</TextButton>
        <TextButton onClick={() => act('take', 'Belém')}>Belém</TextButton>
        <SubmitButton text="Continuar" isBusy={false} busyText="…" />
      </>
    ),
    validate: Object.assign((value: unknown): value is Record<string, never> => value !== undefined, { errors: null }),
    submit,
    actions: { take: async (_context, city: string) => ({ kind: 'stay', data: [city] }) },
  });
  const Loaded = withData(Step, load, loads);
  const screen = await render(
    <CheckoutContext.Provider value={checkout}>
      <Loaded {...makeStepProps({ session: makeSession({ isRestored: true }), ...changes })} />
    </CheckoutContext.Provider>,
  );
  const last = () => asked.at(-1) as Asked;
  return { asked, last, submit, unmount: screen.unmount };
}

const shownCities = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('the step shows a skeleton until its data arrive', async () => {
  const { last } = await show();
  await expect.element(page.getByText(t('loading'))).toBeVisible();
  expect(page.getByRole('heading').elements()).toEqual([]);
  last().answer(['Curitiba']);
  await expect.element(page.getByRole('heading', { name: 'Unidades' })).toBeVisible();
  expect(shownCities()).toEqual(['Curitiba']);
});

it('the step reports a failed load, and loads again when the buyer retries', async () => {
  const { asked, last } = await show();
  last().fail();
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('loadFailed'));
  await press(t('tryAgain'));
  last().answer(['Curitiba']);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Curitiba');
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(asked.length).toBe(2);
});

it('the step drops a late answer to an earlier request', async () => {
  const { asked, last } = await show();
  last().answer([]);
  await press('Sul');
  await press('Norte');
  const [, south, north] = asked;
  expect([south?.region, south?.signal.aborted, north?.region]).toEqual(['sul', true, 'norte']);
  north?.answer(['Manaus']);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Manaus');
  south?.answer(['Curitiba']);
  await new Promise(requestAnimationFrame);
  expect(shownCities()).toEqual(['Manaus']);
});

it('the step keeps its data when a reload fails, and retries the same request', async () => {
  const { last } = await show();
  last().answer(['Curitiba']);
  await press('Norte');
  last().fail();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(shownCities()).toEqual(['Curitiba']);
  await press(t('tryAgain'));
  expect(last().region).toBe('norte');
});

it('the step shows the data of an action, and passes its input to the action', async () => {
  const { last } = await show();
  last().answer(['Curitiba']);
  await press('Belém');
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Belém');
});

it('the step stores the patches of `load`, even after the buyer leaves it', async () => {
  const onResult = vi.fn(async () => undefined);
  const { last, unmount } = await show('before', { onResult });
  await unmount();
  last().keep({ selectedPlan: { planId: 'yearly-1' } });
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ kind: 'stay', session: { selectedPlan: { planId: 'yearly-1' } } });
});

it('the step aborts its request when the buyer leaves it', async () => {
  const { last, unmount } = await show();
  await unmount();
  expect(last().signal.aborted).toBe(true);
});

it.each([
  ['our own fault', new TypeError('a defect'), 1],
  ['another of ours', new RangeError('a defect'), 1],
  ['a failed call', failed, 0],
])('a load that fails by %s can be repeated, and is reported as it must', async (_, error, count) => {
  const message = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { asked } = await show();
  asked[0]?.fail(error);
  await page.getByRole('button', { name: t('tryAgain') }).click();
  expect(asked).toHaveLength(2);
  await expect.poll(() => message.mock.calls.length).toBe(count);
});

it.each(['leaves the step', 'asks for other data'])('a call of `load` ends when the buyer %s', async (how) => {
  const signals: (AbortSignal | undefined)[] = [];
  const Loaded = withData(
    ({ reload }) => <TextButton onClick={() => reload?.()}>Outra</TextButton>,
    ({ api }) => api('loadPayment', { path: { token: 'pay_1' } }),
    'behind',
  );
  const api = ((_call, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  }) as Api;
  const screen = await render(
    <CheckoutContext.Provider value={checkout}>
      <Loaded {...makeStepProps({ session: makeSession({ isRestored: true }), api })} />
    </CheckoutContext.Provider>,
  );
  expect(signals[0]?.aborted).toBe(false);
  if (how === 'leaves the step') await screen.unmount();
  else await page.getByRole('button', { name: 'Outra' }).click();
  await expect.poll(() => signals[0]?.aborted).toBe(true);
});

it('the step sends no request before the stored session is read', async () => {
  const { asked } = await show('before', { session: makeSession({ isRestored: false }), isWaiting: true });
  await expect.element(page.getByText(t('restoring'))).toBeVisible();
  expect(asked).toEqual([]);
});

it('the step holds a press until its background data arrive, then sends it', async () => {
  const { last, submit } = await show('behind');
  await expect.element(page.getByRole('heading', { name: 'Unidades' })).toBeVisible();
  await press('Continuar');
  expect(submit).not.toHaveBeenCalled();
  last().answer(['Curitiba']);
  await expect.poll(() => submit.mock.calls.length).toBe(1);
});

it('the step sends a held press after five seconds without background data', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { submit } = await show('behind');
  await press('Continuar');
  await vi.advanceTimersByTimeAsync(4_500);
  expect(submit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  await expect.poll(() => submit.mock.calls.length).toBe(1);
});

it('a failed background load does not block a press', async () => {
  const { last, submit } = await show('behind');
  last().fail();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await press('Continuar');
  await expect.poll(() => submit.mock.calls.length).toBe(1);
});
