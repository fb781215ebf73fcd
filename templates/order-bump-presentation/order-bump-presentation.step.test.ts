import { expect, it } from 'vitest';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import { actions, resume, submit } from './order-bump-presentation.step';

const checkout = makeCheckoutView({ brand: 'alvoroco' });
const [extra] = checkout.settings.extras ?? [];

function contextOf(extraId: string) {
  return makeStepContext({ checkout, step: { id: 'order-bump-presentation', props: { extraId } } });
}

const sold = contextOf(extra?.id ?? '');
const unknown = contextOf('gone');

it('accepting puts the extra into the order, and refusing takes it out', async () => {
  expect(await submit({}, sold)).toEqual({ kind: 'next', session: { bump: { id: 'alvoroco-gravacoes' } } });
  expect(await actions.refuse()).toEqual({ kind: 'next', session: { bump: null } });
});

it('an extra that the brand sells is offered', () => {
  expect(resume(sold)).toBeUndefined();
});

it('an extra that the brand does not sell is passed over, and never joins the order', async () => {
  expect(await resume(unknown)).toEqual({ kind: 'next', session: { bump: null } });
  expect(await submit({}, unknown)).toEqual({ kind: 'next', session: { bump: null } });
});
