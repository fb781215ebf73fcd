import { expect, it } from 'vitest';
import { findCall } from './match-call';
import { readAnswer } from './read-answer';

const text = 'DO NOT HONOR (05) 4111';
const refusal = { code: 'card_declined', retryable: false, outcome: 'none' };
const headers = new Headers({ 'content-type': 'application/json' });

/** Answer to the buyer's side: a body, or the body of the failure. */
function answerOf(id: Parameters<typeof findCall>[0], status: number, body: unknown): unknown {
  try {
    return readAnswer(findCall(id), { status, headers, text: JSON.stringify(body) });
  } catch (error) {
    return (error as { body: unknown }).body;
  }
}

it.each<[title: string, body: object]>([
  ['beside the code', { ...refusal, message: text }],
  ['as the code', { ...refusal, code: text }],
  ['as a field’s rule', { ...refusal, fields: { document: { text } } }],
  ['in a body of its own', { error: { description: text } }],
])('a provider’s own text %s never reaches the buyer', (_, body) => {
  const answer = answerOf('createPaymentV2', 422, body);
  expect(answer).toMatchObject({ code: expect.any(String), outcome: 'none' });
  expect(JSON.stringify(answer)).not.toContain('HONOR');
});

it('a payment’s status keeps its refusal, without the provider’s own text', () => {
  const status = { token: 'pay_1', status: 'refused', amount: 1, currency: 'BRL' };
  const answer = answerOf('loadPayment', 200, { ...status, refusal: { code: 'card_declined', text }, text });
  expect(answer).toEqual({ ...status, refusal: { code: 'card_declined' } });
});

it.each([421, 425])('a payment that a proxy refuses unread with %i took nothing, whatever its page says', (status) => {
  const nothing = { code: 'backend_unavailable', outcome: 'none', retryable: true };
  expect(answerOf('createPaymentV2', status, { code: 'too_early', outcome: 'unknown' })).toEqual(nothing);
  const unknown = { code: 'internal_error', outcome: 'unknown', retryable: true };
  expect(answerOf('createPaymentV2', status, unknown)).toEqual(unknown);
});
