import { expect, test } from 'vitest';
import { type CallId, contract } from '../generated/contract';
import { validatorOf } from './validator-of';

test.each(Object.keys(contract) as CallId[])(
  'the call %s has a schema for its answer, and for its body if it sends one',
  (id) => {
    const { method, request, answer } = contract[id];
    expect(validatorOf(answer)(null)).toBe(false);
    if (method === 'GET') expect(() => validatorOf(request)).toThrow(RangeError);
    else expect(validatorOf(request)(null)).toBe(false);
  },
);
