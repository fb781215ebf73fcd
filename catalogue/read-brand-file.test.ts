import { expect, it } from 'vitest';
import { copyConfig } from '../renderer/testing/test-repository';
import { readBrandFile } from './read-brand-file';

const path = 'brands/fusorama/theme.json';
const $schema = '../../schemas/theme.schema.json';

it.each<[title: string, text: string | undefined, content: object | null]>([
  ['as it stands there', '{ "light": { "accent": "#000000" } }', { $schema, light: { accent: '#000000' } }],
  ['with its schema alone where it does not exist yet', undefined, { $schema }],
  ['without content where its syntax is broken', '{ "light": { "accent": "#000000" }', null],
  ['without content where nothing is in it', '', null],
])('a file of a brand is read %s', (_, text, content) => {
  const config = copyConfig();
  if (text === undefined) config.remove(path);
  else config.write(path, text);
  expect(readBrandFile(config.root, path, 'theme')).toEqual({ path, content });
});
