import { useEffect, useMemo, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { manifests } from '../../templates/manifests.generated';
import type { StepComponentProps } from '../contract/step-contract';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makeSession } from '../testing/make-session';
import { nextFrames } from '../testing/next-frames';
import type { Navigation } from './navigation';
import { Outlet } from './outlet';
import { RecordedSession } from './recorded-session';
import type { OutletProps } from './use-preloads';

const flow = makeFlow('test', makeStep('presentation'), makeStep('select-school'));
const checkout = { ...makeCheckoutView(), flow };
const session = makeSession({ leadId: 'lead_1', voucher: { code: 'BEFORE' } });

/** Props of each step that is shown. */
const steps = new Map<string, StepComponentProps>();
/** URLs that the outlet led to. */
const led: string[] = [];
/** Shows the page of the last URL. */
let arrive: () => void;

beforeEach(() => {
  steps.clear();
  led.length = 0;
});

function Step(props: StepComponentProps) {
  const { step, late, session: known } = props;
  steps.set(step.id, props);
  useEffect(() => () => void steps.delete(step.id), [step.id]);
  return <h1>{late?.formError?.code ?? known.voucher?.code}</h1>;
}

const templates = { presentation: Step, 'select-school': Step } as unknown as OutletProps['templates'];

async function sendNothing(): Promise<never> {
  throw new RangeError('this test sends nothing');
}

function Page() {
  const [asPath, setPath] = useState('/presentation');
  const navigation = useMemo(() => {
    const move = (url: string) => {
      led.push(url);
      return new Promise<boolean>((resolve) => {
        arrive = () => {
          setPath(url);
          resolve(true);
        };
      });
    };
    return { asPath, push: move, replace: async () => true, beforePopState: () => undefined } as unknown as Navigation;
  }, [asPath]);
  return (
    <RecordedSession session={session} isLoading={false}>
      <Outlet {...{ checkout, manifests, templates, navigation }} api={sendNothing} />
    </RecordedSession>
  );
}

async function open() {
  const { container } = await render(<Page />);
  const text = () => container.querySelector('h1')?.textContent;
  await vi.waitFor(() => expect(steps.has('presentation')).toBe(true));
  return { presentation: steps.get('presentation') as StepComponentProps, text };
}

/** Follows a result of the first step until the second one is shown. */
async function follow(work: Promise<void>) {
  await vi.waitFor(() => expect(led).toHaveLength(1));
  arrive();
  await work;
  await vi.waitFor(() => expect(steps.has('select-school')).toBe(true));
}

it('a step keeps the session before its answer until the next step is shown', async () => {
  const { presentation, text } = await open();
  const work = presentation.onResult({ kind: 'next', session: { voucher: { code: 'AFTER' } } });
  await vi.waitFor(() => expect(led).toHaveLength(1));
  await nextFrames();
  expect(text()).toBe('BEFORE');
  await follow(work);
  await vi.waitFor(() => expect(text()).toBe('AFTER'));
});

it('a message of the step before is shown by the step that it leads to', async () => {
  const { presentation, text } = await open();
  const message = { formError: { code: 'card_declined' } };
  await follow(presentation.onResult({ kind: 'goTo', stepId: 'select-school', message }));
  await vi.waitFor(() => expect(text()).toBe('card_declined'));
});

it('a result that arrives after its step was left opens that step again', async () => {
  const { presentation, text } = await open();
  await follow(presentation.onResult({ kind: 'next' }));
  presentation.onLate({ kind: 'stay', formError: { code: 'network' } });
  await vi.waitFor(() => expect(led).toHaveLength(2));
  arrive();
  await vi.waitFor(() => expect(text()).toBe('network'));
});
