import { expect, test } from 'vitest';
import type { ErrorObject } from '../generated/validator';
import { fieldErrors } from './field-errors';

const error = (instancePath: string, keyword: string, params: ErrorObject['params'] = {}) =>
  ({ instancePath, keyword, params }) as ErrorObject;

test.each<[ErrorObject, string, string]>([
  [error('/email', 'format', { format: 'email' }), 'email', 'email'],
  [error('/paymentMethods/0/amount', 'minimum'), 'paymentMethods.0.amount', 'minimum'],
  [error('', 'required', { missingProperty: 'name' }), 'name', 'required'],
  [error('/card', 'required', { missingProperty: 'number' }), 'card.number', 'required'],
  [error('', 'additionalProperties', { additionalProperty: 'evil' }), 'evil', 'additionalProperties'],
  [error('', 'type'), 'body', 'type'],
])('%j is reported at its field', (broken, field, rule) => {
  expect(fieldErrors([broken])).toEqual({ [field]: rule });
});

test('a field keeps its first broken rule, and the number and length of field names are limited', () => {
  expect(fieldErrors([error('/name', 'minLength'), error('/name', 'format', { format: 'full-name' })])).toEqual({
    name: 'minLength',
  });
  const many = Array.from({ length: 80 }, (_, index) => error(`/${'x'.repeat(200)}`.slice(0, 100 + index), 'type'));
  const fields = Object.keys(fieldErrors(many));
  expect(fields.length).toBeLessThanOrEqual(50);
  expect(Math.max(...fields.map(({ length }) => length))).toBeLessThanOrEqual(120);
});
