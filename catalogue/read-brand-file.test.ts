import { expect, it } from 'vitest';
import { copyConfig } from '../renderer/testing/test-repository';
import { readBrandFile } from './read-brand-file';

const path = 'brands/fusorama/theme.json';
const $schema = '../../schemas/theme.schema.json';

it.each<[title: string, text: string | undefined, content: object | null]>([
  ['with its content', '{ "light": { "accent": "#000000" } }', { $schema, light: { accent: '#000000' } }],
  ['with only its schema when it does not exist', undefined, { $schema }],
  ['without content when its syntax is broken', '{ "light": { "accent": "#000000" }', null],
  ['without content when it is empty', '', null],
])('a brand file is read %s', (_, text, content) => {
  const config = copyConfig();
  if (text === undefined) config.remove(path);
  else config.write(path, text);
  expect(readBrandFile(config.root, path, 'theme')).toEqual({ path, content });
});
