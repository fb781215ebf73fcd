import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root as project } from '../../scripts/setup/run-command.mjs';
import { runToEnd } from './processes';

const cli = createRequire(import.meta.url).resolve('ajv-cli/dist/index.js');
const origin = 'https://guiche.invalid/';

/** What an author would check a tree with, had we nothing of our own: a command for each kind of file. */
const kinds = [
  ['schemas/brand.schema.json', 'brands/made-*/brand.json'],
  ['schemas/theme.schema.json', 'brands/made-*/theme.json'],
  ['schemas/copy.schema.json', 'brands/made-*/copy.*.json'],
  ['schemas/generated/flow.schema.json', 'flows/*.json'],
] as const;

/** Writes the schemas below `folder` as ajv-cli wants them, each with its address. @returns a function that checks the folder */
export function prepareAjvCli(folder: string): () => Promise<void> {
  const target = path.join(folder, 'ajv-cli');
  const files = [...listSchemas('schemas'), ...listSchemas('templates')];
  for (const file of files) {
    const schema = JSON.parse(readFileSync(path.join(project, file), 'utf8')) as object;
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), JSON.stringify({ ...schema, $id: origin + file }));
  }
  return async () => {
    for (const [schema, data] of kinds) {
      const others = files.filter((file) => file !== schema).flatMap((file) => ['-r', path.join(target, file)]);
      const options = ['--spec=draft2020', '--strict=false', '--validate-formats=false', '--all-errors'];
      const command = ['validate', '-s', path.join(target, schema), ...others, '-d', path.join(folder, data)];
      await runToEnd([process.execPath, cli, ...command, ...options], { cwd: project });
    }
  };
}

function listSchemas(folder: string): string[] {
  return readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => `${folder}/${name}`);
}
