import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Step } from '../../model/flow/resolve-step';
import { withAmount } from '../../model/money/with-amount';
import { CheckoutContext } from '../checkout/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makePlanSummary } from '../testing/make-plan-summary';
import { makeSession } from '../testing/make-session';
import { useNextWords } from './use-next-words';

const view = makeCheckoutView();
const free = { ...view, plans: [withAmount(makePlanSummary(), 0)] };

function Words() {
  return <output>{useNextWords('lead', makeSession())}</output>;
}

it.each<[words: string, target: object, page?: typeof view]>([
  ['Escolher como pagar', { templateId: 'payment' }],
  ['Ir para o pagamento', { templateId: 'payment', props: { methods: ['pix'] } }],
  ['Ir para o pagamento', { templateId: 'payment', props: { methods: ['bankslip'] } }],
  ['Continuar', { templateId: 'payment' }, free],
  ['Ir para o pagamento', { templateId: 'payment' }, { ...view, plans: null }],
  ['Escolher a unidade', { templateId: 'select-school' }],
  ['Escolher data e local', { templateId: 'select-test-location' }],
  ['Confirmar o celular', { templateId: 'phone-verification' }],
  ['Ver o que está incluído', { templateId: 'presentation', props: { benefits: ['Aulas'] } }],
  ['Ir para o vídeo', { templateId: 'video', props: { video: {} } }],
  ['Continuar', { templateId: 'success' }],
])('a button reads "%s" where that is next', async (words, target, page = view) => {
  const steps = [
    { id: 'lead', templateId: 'lead', defaultNextStepId: 'next' },
    { id: 'next', ...target },
  ] as Step[];
  const flow = { id: 'x', steps } as typeof view.flow;
  const { container } = await render(
    <CheckoutContext.Provider value={{ ...page, flow }}>
      <Words />
    </CheckoutContext.Provider>,
  );
  expect(container.textContent).toBe(words);
});
