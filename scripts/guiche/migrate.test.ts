import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { listConfigFiles } from './migrate/list-config-files';
import { runGuiche } from './testing/run-guiche';

test('says so when there is nothing to rename', async () => {
  const { status, stdout } = await runGuiche(repositoryRoot, ['migrate', '--dry-run']);
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'Nenhuma chave antiga.\n' });
});

test('looks at every JSON file of brands and flows', () => {
  const found = listConfigFiles(repositoryRoot).map(({ file }) => file);
  const all = ['brands', 'flows'].flatMap((folder) =>
    readdirSync(path.join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name}`),
  );
  expect(found.sort()).toEqual(all.sort());
});
