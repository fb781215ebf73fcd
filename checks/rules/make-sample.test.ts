import { expect, it } from 'vitest';
import { makeSample } from './make-sample';

it('a sample cannot change the templates of the project', () => {
  const file = 'templates/lead/lead.manifest.json';
  expect(() => makeSample([{ file, replace: '{', by: '{ ' }])).toThrow(
    new RangeError(`${file} belongs to the project`),
  );
});
