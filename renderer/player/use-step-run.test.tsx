import { type ComponentProps, Fragment, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';
import { ApiCallError } from '../api/api';
import { CheckoutContext } from '../checkout/checkout-context';
import type { Resume, Settle, StepComponentProps, StepPhase, StepResult } from '../contract/step-contract';
import { usePayment } from '../contract/step-contract';
import { removeStored, writeStored } from '../session/browser-storage';
import { ownerOf } from '../session/purchase-owner';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeSession } from '../testing/make-session';
import { nextFrames } from '../testing/next-frames';
import '../payment/ask-about-purchase';
import type { PaymentWait } from '../wait/use-payment-status';
import { nextPaint } from './next-paint';
import { PaymentProvider } from './payment-provider';
import { type StepRun, useStepRun } from './use-step-run';

const checkout = makeCheckoutView();
const paid: PaymentStatusAnswer = { token: 'pay_1', status: 'paid', amount: 100, currency: 'BRL' };
const goOn: StepResult = { kind: 'next' };

afterEach(() => {
  removeStored('purchaseIntent', ownerOf(checkout));
  vi.restoreAllMocks();
});

const payingAt = (paymentStepId: string) => ({
  paymentStepId,
  moneyStepIds: [paymentStepId],
  pixStepId: undefined,
  waitingStepId: undefined,
});

interface Shown {
  run?: StepRun<object>;
  wait?: PaymentWait;
}

interface ProbeProps {
  options: Parameters<typeof useStepRun<object>>[0];
  shown: Shown;
}

function Probe({ options, shown }: ProbeProps) {
  shown.run = useStepRun<object>(options);
  shown.wait = usePayment().wait;
  return null;
}

type PaymentProps = Pick<ComponentProps<typeof PaymentProvider>, 'payingSteps' | 'waitingToken' | 'onUnpaid'>;

async function play(
  changes: Partial<StepComponentProps & PaymentProps> = {},
  settle?: Settle<object>,
  resume?: Resume<object>,
  Mode: typeof StrictMode = Fragment,
) {
  const onResult = vi.fn<StepComponentProps['onResult']>(async () => undefined);
  const onPhase = vi.fn<(phase: StepPhase) => void>();
  const { payingSteps = payingAt('payment'), waitingToken = null, onUnpaid = () => undefined, ...given } = changes;
  const props: StepComponentProps = {
    step: { id: 'payment', templateId: 'payment' },
    params: {},
    session: makeSession(),
    isWaiting: false,
    api: async () => {
      throw new ApiCallError(0, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
    },
    late: undefined,
    onLate: () => undefined,
    onResult,
    onPhase,
    onErrors: () => undefined,
    ...given,
  };
  const shown: Shown = {};
  const { unmount } = await render(
    <Mode>
      <CheckoutContext.Provider value={checkout}>
        <PaymentProvider {...{ api: props.api, payingSteps, waitingToken, onUnpaid }} onPayment={() => undefined}>
          <Probe options={{ props, settle, resume }} shown={shown} />
        </PaymentProvider>
      </CheckoutContext.Provider>
    </Mode>,
  );
  const current = () => {
    if (!shown.run) throw new Error('the step is not shown');
    return shown.run;
  };
  return { current, shown, unmount, onResult: (changes.onResult as typeof onResult) ?? onResult, onPhase };
}

/** Work that the test ends. */
function openWork<T>() {
  let end: (value: T) => void = () => undefined;
  const work = new Promise<T>((resolve) => {
    end = resolve;
  });
  return { work, end };
}

describe('while a pix code waits, another tab that buys another plan', () => {
  const owner = ownerOf(checkout);
  const buyer = { leadId: 'lead_1', email: 'ana@example.com' };
  const bought: PurchasedPlan = {
    token: 'pay_2',
    planId: 'M1',
    planName: 'Plano mensal',
    amount: 9_900,
    currency: 'BRL',
    method: 'credit-card',
    status: 'paid',
    payer: 'lead_1',
    ...owner,
  };
  const buyInOtherTab = (changes: Partial<PurchasedPlan> = {}) => {
    writeStored('PURCHASED_PLAN', { ...bought, ...changes }, owner);
    window.dispatchEvent(new StorageEvent('storage'));
  };
  const api = (async () => ({ ...paid, status: 'pending' })) as unknown as StepComponentProps['api'];
  const open = () => play({ api, waitingToken: 'pay_1', session: makeSession(buyer) });
  const question = { code: 'other_bought_waiting', values: { plan: 'Plano mensal' }, purchase: { token: 'pay_2' } };

  afterEach(() => removeStored('PURCHASED_PLAN', owner));

  it('makes this one say what was bought, and ask whether the code is still wanted', async () => {
    const { current, onResult } = await open();
    buyInOtherTab();
    await vi.waitFor(() => expect(current().formError).toMatchObject(question));
    current().showReceipt();
    await vi.waitFor(() => expect(onResult.mock.calls[0]?.[0]).toMatchObject({ kind: 'next' }));
  });

  it('is noticed on return to this tab, too', async () => {
    const { current } = await open();
    writeStored('PURCHASED_PLAN', bought, owner);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(current().formError).toMatchObject(question));
  });

  it.each<[string, Partial<PurchasedPlan>]>([
    ['of another buyer', { payer: 'lead_9' }],
    ['that is not paid yet', { status: 'pending' }],
    ['that is this very payment', { token: 'pay_1' }],
  ])('asks nothing about a purchase %s', async (_, changes) => {
    const { current } = await open();
    buyInOtherTab(changes);
    await nextFrames();
    expect(current().formError).toBeUndefined();
    buyInOtherTab({ token: 'pay_3' });
    await vi.waitFor(() => expect(current().formError?.purchase?.token).toBe('pay_3'));
  });

  it.each<[string, PaymentStatusAnswer['status'], object | undefined]>([
    ['keeps it asking when the payment turns out to wait', 'pending', question],
    ['keeps it asking no longer than the payment waits: expired', 'expired', undefined],
    ['keeps it asking no longer than the payment waits: paid', 'paid', undefined],
  ])('%s', async (_, status, left) => {
    const asked = openWork<PaymentStatusAnswer>();
    const settle = vi.fn<Settle<object>>(() => ({ kind: 'stay' }));
    const session = makeSession(buyer);
    const statusCall = (() => asked.work) as unknown as StepComponentProps['api'];
    const { current, onResult } = await play({ api: statusCall, waitingToken: 'pay_1', session }, settle);
    buyInOtherTab();
    await vi.waitFor(() => expect(current().formError).toMatchObject(question));
    asked.end({ ...paid, status });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalled());
    await vi.waitFor(() => expect(current().phase).toBe('ready'));
    if (left) expect(current().formError).toMatchObject(left);
    else expect(current().formError).toBeUndefined();
  });

  it('is left to the reports of the page, if a fault of ours hides it', async () => {
    const rejected = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
    addEventListener('unhandledrejection', rejected, { once: true });
    const session = makeSession(buyer);
    const { current } = await play({ api, waitingToken: 'pay_1', session });
    const fail = () => {
      throw new TypeError('a defect');
    };
    Object.defineProperty(session, 'leadId', { get: fail });
    buyInOtherTab();
    await vi.waitFor(() => expect(rejected.mock.calls[0]?.[0].reason).toEqual(new TypeError('a defect')));
    expect(current().formError).toBeUndefined();
  });

  describe('that this one was discarded for, and reloads', () => {
    const code = { token: 'pay_1', code: '0'.repeat(20), amount: 100, purchase: { ...bought, token: 'pay_1' } };
    const store = (name: 'dataPix' | 'PURCHASED_PLAN', minutesAgo: number) => {
      vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - minutesAgo * 60_000);
      writeStored(name, name === 'dataPix' ? code : bought, owner);
    };

    afterEach(() => removeStored('dataPix', owner));

    it('asks at once about what was bought after the code was created', async () => {
      store('dataPix', 2);
      store('PURCHASED_PLAN', 1);
      const { current } = await open();
      await vi.waitFor(() => expect(current().formError).toMatchObject(question));
    });

    it('asks at once when the end of that purchase has removed the buyer and the code', async () => {
      store('PURCHASED_PLAN', 1);
      const { current } = await play({ api, waitingToken: 'pay_1' });
      await vi.waitFor(() => expect(current().formError).toMatchObject(question));
    });

    it('asks as soon as it has resumed', async () => {
      store('PURCHASED_PLAN', 1);
      const resumed = openWork<undefined>();
      const session = makeSession({ ...buyer, isRestored: true });
      const { current } = await play({ api, waitingToken: 'pay_1', session }, undefined, () => resumed.work);
      await nextFrames();
      expect(current().formError).toBeUndefined();
      resumed.end(undefined);
      await vi.waitFor(() => expect(current().formError).toMatchObject(question));
    });

    it('asks nothing about what was bought before the code was created', async () => {
      store('PURCHASED_PLAN', 2);
      store('dataPix', 1);
      const { current } = await open();
      window.dispatchEvent(new StorageEvent('storage'));
      await nextFrames();
      expect(current().formError).toBeUndefined();
    });
  });
});

describe('a payment status that arrives', () => {
  it('during a press is handled after the press, and only once', async () => {
    const asked = openWork<PaymentStatusAnswer>();
    const api = (() => asked.work) as unknown as StepComponentProps['api'];
    const settle = vi.fn<Settle<object>>(() => goOn);
    const { current, shown, onResult } = await play({ api, waitingToken: 'pay_1' }, settle);
    const press = openWork<StepResult>();
    void current().run(() => press.work);
    asked.end(paid);
    await vi.waitFor(() => expect(shown.wait?.status).toBe(paid));
    expect(onResult).not.toHaveBeenCalled();
    press.end({ kind: 'stay' });
    await vi.waitFor(() => expect(onResult).toHaveBeenLastCalledWith(goOn, 'replace'));
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refused', 1],
    ['expired', 1],
    ['canceled', 1],
    ['pending', 0],
    ['paid', 0],
  ] as const)('as %s reports to the page %d time(s) that the payment failed', async (status, times) => {
    const api = (async () => ({ ...paid, status })) as unknown as StepComponentProps['api'];
    const onUnpaid = vi.fn<PaymentProps['onUnpaid']>();
    const { shown } = await play({ api, waitingToken: 'pay_1', onUnpaid });
    await vi.waitFor(() => expect(shown.wait?.status?.status).toBe(status));
    expect(onUnpaid.mock.calls).toEqual(Array(times).fill(['pay_1']));
  });

  it('without a press is handled only once', async () => {
    const api = (async () => paid) as unknown as StepComponentProps['api'];
    const { current, onResult } = await play({ api, waitingToken: 'pay_1' }, () => goOn);
    await vi.waitFor(() => expect(onResult).toHaveBeenCalled());
    await vi.waitFor(() => expect(current().phase).toBe('ready'));
    expect(onResult).toHaveBeenCalledTimes(1);
  });
});

describe('while the browser leaves the page', () => {
  it('the step stays busy, and a second press does nothing', async () => {
    const leaving = openWork<undefined>();
    const work = vi.fn(async (): Promise<StepResult> => ({ kind: 'leave', href: '/bank' }));
    const { current, onPhase } = await play({ onResult: () => leaving.work });
    void current().run(work);
    await vi.waitFor(() => expect(current().phase).toBe('sending'));
    void current().run(work);
    await vi.waitFor(() => expect(onPhase).toHaveBeenLastCalledWith('sending'));
    await nextPaint();
    await nextPaint();
    expect(work).toHaveBeenCalledTimes(1);
    leaving.end(undefined);
    await vi.waitFor(() => expect(current().phase).toBe('ready'));
  });
});

describe('a press', () => {
  it('shows the step as sending before its work starts', async () => {
    const { current } = await play();
    let phase: string | undefined;
    await current().run(async () => {
      phase = current().phase;
      return goOn;
    });
    expect(phase).toBe('sending');
  });

  it('also runs in a hidden page that paints no frames', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const { current, onResult } = await play();
    await current().run(async () => goOn);
    expect(onResult).toHaveBeenCalledTimes(1);
  });
});

describe('a press without a connection', () => {
  const press = async (code: string, onLine: boolean) => {
    const { current } = await play();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    await current().run(async () => ({ kind: 'stay', formError: { code, outcome: 'none' } }));
    await vi.waitFor(() => expect(current().formError).toBeDefined());
    return current;
  };

  it('says so, until the connection returns', async () => {
    const current = await press('network', false);
    expect(current().formError).toEqual({ code: 'offline', outcome: 'none' });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(current().formError).toBeUndefined());
  });

  it.each([
    ['network', true],
    ['card_declined', false],
  ])('%s, with a connection: %s, stays when a connection returns', async (code, onLine) => {
    const current = await press(code, onLine);
    window.dispatchEvent(new Event('online'));
    await nextFrames();
    expect(current().formError).toEqual({ code, outcome: 'none' });
  });
});

describe('an internal error', () => {
  const fail = async () => {
    throw new TypeError('a defect');
  };

  it.each<[title: string, hasIntent: boolean, props: Partial<StepComponentProps & PaymentProps>, code: string]>([
    ['before a payment is sent shows the generic message', false, {}, 'generic'],
    ['after a payment was sent reports an unknown outcome', true, {}, 'unknown'],
    [
      'on a step that waits for a payment reports an unknown outcome',
      true,
      { payingSteps: payingAt('other'), waitingToken: 'pay_1' },
      'unknown',
    ],
    ['on a step that takes no money shows the generic message', true, { payingSteps: payingAt('other') }, 'generic'],
  ])('%s', async (_, hasIntent, props, code) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    if (hasIntent) writeStored('purchaseIntent', { key: 'k' }, ownerOf(checkout));
    const { current } = await play(props);
    await current().run(fail);
    await vi.waitFor(() => expect(current().formError).toMatchObject({ code }));
    expect(current().phase).toBe('ready');
  });
});

it.each<[title: string, resume: Resume<object>]>([
  [
    'at once',
    () => {
      throw new TypeError('a defect');
    },
  ],
  ['later', () => Promise.reject(new TypeError('a defect'))],
])('a resume that throws %s is reported, and shows the generic message', async (_, resume) => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { current } = await play({ session: makeSession({ isRestored: true }) }, undefined, resume);
  await vi.waitFor(() => expect(current().formError).toMatchObject({ code: 'generic' }));
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
});

describe('a failed call', () => {
  const failing = (status: number) => async () => {
    throw new ApiCallError(status, { code: 'internal_error', retryable: true, outcome: 'none' });
  };

  it('is reported with the template, and not counted again', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    const { current } = await play({ step: { id: 'unit', templateId: 'select-school' } });
    await current().run(failing(500));
    await vi.waitFor(() => expect(shown).toHaveBeenCalled());
    dispatchEvent(new Event('pagehide'));
    const sent = JSON.parse(await new Response(beacon.mock.lastCall?.[1]).text());
    expect(sent.records.at(-1)).toMatchObject({ message: 'a step failed', code: 'select-school', status: 500 });
    expect(sent.records.at(-1)).not.toHaveProperty('call');
    expect(sent.counts).toEqual([]);
  });

  it('that spec 8 exempts is not reported', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { current } = await play();
    await current().run(failing(422));
    await vi.waitFor(() => expect(current().formError).toMatchObject({ code: 'generic' }));
    await nextPaint();
    expect(shown).not.toHaveBeenCalled();
  });
});

it('a resumed payment that is queried at once stays in the confirming phase', async () => {
  const asking = openWork<StepResult>();
  const { current, onPhase } = await play({}, undefined, async ({ onConfirming }) => {
    await Promise.resolve();
    onConfirming();
    return asking.work;
  });
  await vi.waitFor(() => expect(onPhase).toHaveBeenCalledWith('confirming'));
  await nextPaint();
  await nextPaint();
  expect(onPhase.mock.lastCall).toEqual(['confirming']);
  expect(current().phase).toBe('confirming');
  asking.end(goOn);
  await vi.waitFor(() => expect(current().phase).toBe('ready'));
});

it('a step resumes its payment only once, even in React’s strict mode', async () => {
  const found = openWork<StepResult>();
  const resume = vi.fn<Resume<object>>(async ({ onConfirming }) => {
    await Promise.resolve();
    onConfirming();
    return found.work;
  });
  const { current, onResult } = await play({}, undefined, resume, StrictMode);
  await vi.waitFor(() => expect(current().phase).toBe('confirming'));
  found.end({ kind: 'stay' });
  await vi.waitFor(() => expect(current().phase).toBe('ready'));
  expect(resume).toHaveBeenCalledTimes(1);
  expect(onResult).toHaveBeenCalledTimes(1);
});

describe('a step that the buyer leaves while it sends', () => {
  it.each<[title: string, result: StepResult, isKept: boolean]>([
    ['keeps a refusal to show later', { kind: 'stay', formError: { code: 'card_declined' } }, true],
    ['keeps a field error to show later', { kind: 'stay', fieldErrors: { phone: 'phone' } }, true],
    ['keeps no result without a message', { kind: 'stay' }, false],
    ['keeps no successful result', goOn, false],
  ])('%s', async (_, result, isKept) => {
    const onLate = vi.fn<StepComponentProps['onLate']>();
    const { current, unmount, onPhase } = await play({ onLate });
    const work = openWork<StepResult>();
    const run = current().run(() => work.work);
    await unmount();
    work.end(result);
    await run;
    expect(onPhase).toHaveBeenLastCalledWith('ready');
    expect(onLate.mock.calls).toEqual(isKept ? [[result]] : []);
  });

  it('shows the late refusal on return, after resuming gives no result', async () => {
    const asking = openWork<undefined>();
    const onLate = vi.fn<StepComponentProps['onLate']>();
    const late: StepComponentProps['late'] = { kind: 'stay', formError: { code: 'card_declined' } };
    const { current } = await play({ late, onLate }, undefined, () => asking.work);
    await vi.waitFor(() => expect(current().phase).toBe('sending'));
    expect(current().formError).toBeUndefined();
    asking.end(undefined);
    await vi.waitFor(() => expect(current().formError).toEqual({ code: 'card_declined' }));
    expect(onLate.mock.calls).toEqual([[]]);
  });
});

describe('the question about an earlier purchase', () => {
  const purchase = {
    token: 'pay_1',
    planId: 'P1',
    planName: 'Plano anual',
    amount: 100,
    currency: 'BRL',
    method: 'credit-card',
    status: 'paid',
  } as const;
  const ask: StepResult = { kind: 'stay', formError: { code: 'other_bought', purchase } };

  it('is not confirmed by the second press of a double click', async () => {
    const { current } = await play();
    const works = vi.fn(async () => ask);
    void current().run(works);
    await vi.waitFor(() => expect(works).toHaveBeenCalled(), { interval: 1 });
    await current().run(works);
    expect(works).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(current().formError?.code).toBe('other_bought'));
  });

  it('is confirmed by the next press, even after its message was dismissed', async () => {
    const { current } = await play();
    expect(current().contextOf().agreedTo).toBeUndefined();
    await current().run(async () => ask);
    current().dismissError();
    await vi.waitFor(() => expect(current().formError).toBeUndefined());
    expect(current().contextOf().agreedTo).toBe('pay_1');
    await current().run(async () => ({ kind: 'stay', formError: { code: 'card_declined' } }));
    expect(current().contextOf().agreedTo).toBe('pay_1');
  });

  it('is not confirmed after the step is opened again', async () => {
    const first = await play();
    await first.current().run(async () => ask);
    await first.unmount();
    expect((await play()).current().contextOf().agreedTo).toBeUndefined();
  });

  it('opens the receipt of that purchase with one press', async () => {
    const { current, onResult } = await play();
    await current().run(async () => ask);
    await vi.waitFor(() => expect(current().formError?.purchase).toBe(purchase));
    current().showReceipt();
    await vi.waitFor(() => expect(onResult).toHaveBeenLastCalledWith({ kind: 'next', session: { purchase } }, 'push'));
  });
});
