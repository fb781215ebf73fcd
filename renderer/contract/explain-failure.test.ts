import { expect, it } from 'vitest';
import type { ApiError } from '../../schemas/generated/types';
import { ApiCallError } from '../api/api';
import { explainFailure, type FailureMessages, findCodeErrors } from './explain-failure';

const words = { usual: 'lead', limited: 'rate_limited', own: ['lead_not_found'] };
const findErrors = findCodeErrors;

it.each<[title: string, status: number, body: Partial<ApiError>, messages: FailureMessages, result: object]>([
  ['no connection', 0, {}, words, { formError: { code: 'network' } }],
  ['too many calls', 429, {}, words, { formError: { code: 'rate_limited' } }],
  ['too many calls without words for them', 429, {}, { usual: 'lead' }, { formError: { code: 'lead' } }],
  ['a fault of the backend', 500, {}, words, { formError: { code: 'lead' } }],
  ['a code with words of its own', 404, { code: 'lead_not_found' }, words, { formError: { code: 'lead_not_found' } }],
  ['a screen that shows each code', 409, { code: 'lead_used' }, {}, { formError: { code: 'lead_used' } }],
  ['a wrong code', 422, { code: 'code_invalid' }, { ...words, findErrors }, { fieldErrors: { code: 'code_invalid' } }],
  [
    'a refused field',
    422,
    { fields: { code: 'pattern' } },
    { ...words, findErrors },
    { fieldErrors: { code: 'sms-code' } },
  ],
  [
    'a refused field of another screen',
    422,
    { fields: { seller: 'pattern' } },
    { ...words, findErrors },
    { formError: { code: 'lead' } },
  ],
])('%s becomes a message', (_, status, body, messages, result) => {
  const error = new ApiCallError(status, { code: 'invalid_request', retryable: false, outcome: 'none', ...body });
  expect(explainFailure(error, messages)).toEqual({ kind: 'stay', ...result });
});

it('a defect of ours is no failed call', () => {
  expect(() => explainFailure(new TypeError('a defect'), words)).toThrow(TypeError);
});
