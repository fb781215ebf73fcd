import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Step } from '../../../model/flow/resolve-step';
import { CheckoutContext } from '../../checkout/checkout-context';
import { makeCheckoutView } from '../../testing/make-checkout-view';
import { makeSession } from '../../testing/make-session';
import { useNextWords } from './use-next-words';

const view = makeCheckoutView();

function Words() {
  return <output>{useNextWords('lead', makeSession())}</output>;
}

it.each<[words: string, target: object]>([
  ['Escolher como pagar', { templateId: 'payment' }],
  ['Ir para o pagamento', { templateId: 'payment', props: { methods: ['pix'] } }],
  ['Ir para o pagamento', { templateId: 'payment', props: { methods: ['bankslip'] } }],
  ['Escolher a unidade', { templateId: 'select-school' }],
  ['Escolher data e local', { templateId: 'select-test-location' }],
  ['Confirmar o celular', { templateId: 'phone-verification' }],
  ['Ver o que está incluído', { templateId: 'presentation', props: { benefits: ['Aulas'] } }],
  ['Ir para o vídeo', { templateId: 'video', props: { video: {} } }],
  ['Continuar', { templateId: 'success' }],
])('a button reads "%s" where that is next', async (words, target) => {
  const steps = [
    { id: 'lead', templateId: 'lead', defaultNextStepId: 'next' },
    { id: 'next', ...target },
  ] as Step[];
  const flow = { id: 'x', steps } as typeof view.flow;
  const { container } = await render(
    <CheckoutContext.Provider value={{ ...view, flow }}>
      <Words />
    </CheckoutContext.Provider>,
  );
  expect(container.textContent).toBe(words);
});
