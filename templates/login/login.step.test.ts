import { expect, it } from 'vitest';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { resume } from './login.step';

const brazil = makeCheckoutView();
const mozambique = makeCheckoutView({ area: 'MZ' });
const { firstAccess } = mozambique.links;
const bought = makeSession({ purchase: { token: 'pay_2' } as PurchasedPlan });

it.each([
  ['to the first access', brazil, bought, brazil.links.firstAccess],
  [
    'in Mozambique with the token of the link',
    { ...mozambique, search: 'token=pay_1' },
    bought,
    `${firstAccess}?token=pay_1`,
  ],
  ['in Mozambique with the token of the stored purchase', mozambique, bought, `${firstAccess}?token=pay_2`],
  ['in Mozambique without a token to the plain first access', mozambique, makeSession(), firstAccess],
])('the buyer is led %s', async (_title, checkout, session, href) => {
  expect(await resume(makeStepContext({ checkout, session }))).toEqual({ kind: 'leave', href });
});

it('a malformed first access keeps the buyer here, with the link', () => {
  const broken = { ...brazil, links: { ...brazil.links, firstAccess: 'https://10.0.0.300/acesso' } };
  expect(resume(makeStepContext({ checkout: broken }))).toBeUndefined();
});
