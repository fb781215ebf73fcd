import { expect, it } from 'vitest';
import { parseBirthDate } from './parse-birth-date';

it('a birth date is sent as an ISO day', () => {
  expect(parseBirthDate('31/12/1990')).toBe('1990-12-31');
});
