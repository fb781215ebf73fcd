import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { authorLanguages } from '../../checks/findings/describe-finding';
import { readRepositoryFile } from '../../renderer/testing/test-repository';
import { runGuiche } from '../testing/run-guiche';
import { commands } from './commands';

const names = [...commands.keys()];

test('every file in cli/ is a command named after the file', () => {
  const files = readdirSync(path.resolve(import.meta.dirname, '..')).filter((name) => /(?<!\.test)\.ts$/.test(name));
  expect(names).toEqual(files.map((name) => name.slice(0, -'.ts'.length).replaceAll('-', ' ')).sort());
});

test.each([[[]], [['help']], [['--help']], [['-h']]])('guiche %j lists every command', async (args) => {
  const { status, stdout, stderr } = await runGuiche('/', args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const name of names) expect(stdout).toMatch(new RegExp(`^ {2}${name} {2}`, 'm'));
});

test.each(names.flatMap((name) => authorLanguages.map((language) => [name, language] as const)))(
  "guiche %s is mentioned on the operators' front page in %s",
  (name, language) => {
    expect(readRepositoryFile(`docs/operators/${language}/README.md`)).toMatch(new RegExp(`npx guiche ${name}[ \`]`));
  },
);

test.each(names.flatMap((name) => authorLanguages.map((language) => [name, language] as const)))(
  'guiche %s --help in %s describes the command and each option',
  async (name, language) => {
    const { status, stdout } = await runGuiche('/', [...name.split(' '), '--help', '--lang', language]);
    expect(status).toBe(0);
    expect(stdout).toContain(`guiche ${name} `);
    for (const line of stdout.split('\n').filter((one) => one.startsWith('  --'))) {
      expect(line).toMatch(/^ {2}--[a-z-]+(?: [A-Z]+)? {2,}\S/);
    }
    expect(await runGuiche('/', ['help', ...name.split(' '), '--lang', language])).toMatchObject({ stdout });
  },
);

test.each([
  [['check', '--nope'], 'a opção --nope não existe'],
  [['check', '--nope', '--lang', 'en'], 'there is no option --nope'],
  [['check', '--formatt', 'json'], 'a opção --formatt não existe; talvez --format\n'],
  [['check', '--formatt', 'json', '--lang', 'en'], 'there is no option --formatt; perhaps --format\n'],
  [['check', '--since'], 'falta o valor de --since'],
  [['check', '--since', '--fix'], 'falta o valor de --since'],
  [['check', '--since=', '--lang', 'en'], 'the value of --since is missing'],
  [['check', '--format'], '--format aceita: pretty, json, github, sarif, markdown\n'],
  [['check', '--format', 'xml', '--lang', 'en'], '--format takes: pretty, json, github, sarif, markdown\n'],
  [['check', '--lang', 'fr'], '--lang aceita: pt-BR, en\n'],
  [['explain'], 'falta MARCA\n'],
  [['rename', 'step', 'acme', 'lead', '--lang', 'en'], 'NEW-ID is missing\n'],
  [['check', '-x'], 'a opção -x não existe'],
  [['unused', '--fix=no'], '--fix não aceita valor\n'],
  [['check', '--fix=2', '--lang', 'en'], '--fix takes no value\n'],
  [['check', 'one', 'two'], '"two" está sobrando'],
  [['why', 'contrast-aa', 'more', '--lang', 'en'], '"more" is one word too many'],
])('guiche %j fails with: %s', async (args, words) => {
  const { status, stdout, stderr } = await runGuiche('/', args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^guiche: /);
  expect(stderr).toContain(words);
});

test.each([
  [['chekc'], 'o comando "chekc" não existe; talvez "check"'],
  [['explian', 'wup', '--lang', 'en'], 'there is no command "explian"; perhaps "explain"'],
  [['rename'], 'o comando "rename" não existe; talvez "rename brand", "rename step"'],
  [['something-else'], 'o comando "something-else" não existe\n'],
])('guiche %j fails and suggests similar commands if there are any', async (args, words) => {
  const { status, stdout, stderr } = await runGuiche('/', args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(words);
});
