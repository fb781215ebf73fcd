import { expect, it } from 'vitest';
import { makeSample } from './make-sample';

it('no sample changes the templates, which are those of the project', () => {
  const file = 'templates/lead/lead.manifest.json';
  expect(() => makeSample([{ file, replace: '{', by: '{ ' }])).toThrow(
    new RangeError(`${file} belongs to the project`),
  );
});
