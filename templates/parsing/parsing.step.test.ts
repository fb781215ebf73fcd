import { expect, it } from 'vitest';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import { resume } from './parsing.step';

const onward = [
  { url: '/lead?product=WUP&utm_source=crm', gives: ['lead'] },
  { url: '/payment?product=WUP&utm_source=crm', gives: [] },
] as const;
const checkout = { ...makeCheckoutView(), onward };

it('a new buyer is led to the first step, with the whole query', async () => {
  expect(await resume(makeStepContext({ checkout, session: makeSession() }))).toEqual({
    kind: 'leave',
    href: onward[0].url,
  });
});

it('a returning buyer is led past the lead', async () => {
  const session = makeSession({ leadId: 'lead_1' });
  expect(await resume(makeStepContext({ checkout, session }))).toEqual({ kind: 'leave', href: onward[1].url });
});

it('a page without a flow to lead to stays', () => {
  expect(resume(makeStepContext({ checkout: { ...checkout, onward: [] } }))).toBeUndefined();
});
