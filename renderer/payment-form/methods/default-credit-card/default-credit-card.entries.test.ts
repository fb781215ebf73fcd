import { describe, expect, it } from 'vitest';
import { validate } from '../../../../schemas/generated/forms/method-default-credit-card.mjs';
import { createResolver } from '../../../forms/create-resolver';
import { makeOrder } from '../../../testing/make-order';
import { makePlanSummary } from '../../../testing/make-plan-summary';
import { buildEntries } from './default-credit-card.entries';

const order = makeOrder(makePlanSummary(), { savedCard: { paymentProfileId: 'card_1' } });

describe('a payment by saved card', () => {
  it('sends a security code only if the backend asked for it', () => {
    expect(buildEntries({ cardCvv: '864' }, order)[0]).not.toHaveProperty('cvv');
    expect(buildEntries({ savedCvv: '3', cardCvv: '864' }, order)[0]).toMatchObject({ cvv: '864' });
  });

  it.each([
    ['', undefined, true],
    [undefined, undefined, true],
    ['3', undefined, false],
    ['3', '', false],
    ['3', '86', false],
    ['3', '864', true],
    ['3', '8642', false],
    ['4', '864', false],
    ['4', '8642', true],
    ['3-4', '864', true],
    ['3-4', '8642', true],
    ['3-4', '86', false],
  ])('that asks for %j digits with the code %j is valid: %s', (savedCvv, cardCvv, isValid) => {
    const values = { ...(savedCvv === undefined ? {} : { savedCvv }), ...(cardCvv === undefined ? {} : { cardCvv }) };
    expect(validate(values)).toBe(isValid);
  });

  it('with an empty code tells the buyer to check it', async () => {
    const resolve = createResolver(() => [validate], { 'card-cvv-3': 'Revise o código de segurança.' });
    const { errors } = await resolve({ savedCvv: '3', cardCvv: '' }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(errors.cardCvv?.message).toBe('Revise o código de segurança.');
  });
});
