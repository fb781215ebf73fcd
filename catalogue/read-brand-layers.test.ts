import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfigFiles } from '../checks/disk/read-config-files';
import { copyConfig } from '../renderer/testing/test-repository';
import { readBrandLayers } from './read-brand-layers';

test('a copy file that links to a file outside the project has no values', () => {
  const config = copyConfig();
  const outside = `${config.root}-outside`;
  onTestFinished(() => rmSync(outside, { recursive: true }));
  mkdirSync(outside);
  writeFileSync(path.join(outside, 'copy.json'), '{ "lead": { "title": "Segredo" } }');
  const file = 'brands/wup/copy.pt-BR.json';
  const read = () =>
    readBrandLayers(readConfigFiles(config.root), {
      brandId: 'wup',
      area: 'BR',
      settings: { language: 'pt-BR' },
    }).copy.find((layer) => layer.file === file)?.value;
  expect(read()).toHaveProperty('lead.title');
  rmSync(path.join(config.root, file));
  symlinkSync(path.join(outside, 'copy.json'), path.join(config.root, file));
  expect(read()).toEqual({});
});
