import { expect, it } from 'vitest';
import { hashAsset } from '../../catalogue/asset-hash';
import { copyConfig } from '../../renderer/testing/test-repository';
import { readBrandFile } from './read-brand-file';
import { readConfigFiles } from './read-config-files';

const path = 'brands/fusorama/theme.json';
const starter = '{\n  "$schema": "../../schemas/theme.schema.json"\n}\n';

it.each<[title: string, stored: string | undefined, text: string, hash: string | null]>([
  ['as its author wrote it', '{ "light":  {} }', '{ "light":  {} }', hashAsset('{ "light":  {} }')],
  ['with only its schema and without a hash when it does not exist', undefined, starter, null],
])('a brand file is read %s', (_, stored, text, hash) => {
  const config = copyConfig();
  if (stored === undefined) config.remove(path);
  else config.write(path, stored);
  expect(readBrandFile(readConfigFiles(config.root), path, 'theme')).toEqual({ path, text, hash });
});
