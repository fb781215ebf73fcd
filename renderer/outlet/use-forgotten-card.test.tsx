import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { sessionAtom } from '../session/session';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeSession } from '../testing/make-session';
import { useForgottenCard } from './use-captcha';

const token = { value: 'lvp_1', expiresAt: 1 };
const prepared = { entries: [], values: { cardNumber: '4111' }, document: '390.533.447-05', token };

function Step({ hasCardFields }: { hasCardFields: boolean }) {
  useForgottenCard(checkout, { hasCardFields });
  return null;
}

const checkout = makeCheckoutView();

it.each([
  [true, prepared],
  [false, { document: '390.533.447-05', token }],
])('a step keeps a prepared card only where it has card fields: %s', async (hasCardFields, kept) => {
  const store = createStore();
  store.set(sessionAtom, makeSession({ pointsPayment: prepared }));
  await render(
    <Provider store={store}>
      <Step hasCardFields={hasCardFields} />
    </Provider>,
  );
  await expect.poll(() => store.get(sessionAtom).pointsPayment).toEqual(kept);
});
