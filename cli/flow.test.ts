import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeSample } from '../checks/testing/make-sample';
import { repositoryRoot } from '../renderer/testing/test-repository';
import { runGuiche } from './testing/run-guiche';

test('guiche flow draws each flow of a brand with its entries as Mermaid', async () => {
  const root = makeSample([]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { status, stdout } = await runGuiche(root, ['flow', 'acme']);
  expect(status).toBe(0);
  const [first = '', second = ''] = stdout.split('  subgraph ').slice(1);
  expect(first.split('\n').map((line) => line.trim())).toEqual([
    'f0g["BR · default (flows/acme.json)"]',
    'f0(["padrão<br/>?flowId=default"]) --> f0s0',
    'f0s0["lead<br/>/lead"]',
    'f0s1["payment<br/>/payment"]',
    'f0s2["pix<br/>/pix"]',
    'f0s3["payment-verification<br/>/payment-verification"]',
    'f0s4["success<br/>/success"]',
    'f0s0 --> f0s1',
    'f0s1 --> f0s4',
    'f0s2 --> f0s4',
    'f0s3 --> f0s4',
    'f0s1 -.-> f0s2',
    'f0s1 -.-> f0s3',
    'end',
    '',
  ]);
  expect(second).toContain('(["forçado por route=pix<br/>?flowId=pix"]) --> f1s0');
});

test('guiche flow draws both areas of a brand in English', async () => {
  const { stdout } = await runGuiche(repositoryRoot, ['flow', 'fusorama', '--lang', 'en']);
  expect(stdout).toContain('["BR · default (');
  expect(stdout).toContain('["MZ · ');
  expect(stdout).toContain('(["default<br/>?flowId=default"])');
});

test('guiche flow --format svg draws a well-formed SVG', async () => {
  const { stdout } = await runGuiche(repositoryRoot, ['flow', 'wup', '--format', 'svg']);
  expect(stdout).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
  const opened = stdout.match(/<g /g)?.length;
  expect(stdout.match(/<\/g>/g)).toHaveLength(opened ?? 0);
  expect(stdout).toContain('>payment</text>');
});

test('in a terminal, guiche flow names the studio page on stderr, not in the Mermaid output', async () => {
  const piped = await runGuiche(repositoryRoot, ['flow', 'wup']);
  const shown = await runGuiche(repositoryRoot, ['flow', 'wup'], { isTTY: true });
  expect(shown.stdout).toBe(piped.stdout);
  expect([piped.stderr, shown.stderr]).toEqual([
    '',
    'Para ver a imagem, rode npx guiche dev wup e abra a página /studio/wup\n',
  ]);
  const english = await runGuiche(repositoryRoot, ['flow', 'wup', '--lang', 'en'], { isTTY: true });
  expect(english.stderr).toBe('To see it as a picture: npx guiche dev wup, on the page /studio/wup\n');
  expect((await runGuiche(repositoryRoot, ['flow', 'wup', '--format', 'svg'], { isTTY: true })).stderr).toBe('');
});

test.each([
  [['wupp'], 'talvez wup'],
  [[], 'falta MARCA\n'],
  [['wup', '--format', 'png'], '--format aceita: mermaid, svg\n'],
])('guiche flow %j fails with: %s', async (args, words) => {
  const { status, stdout, stderr } = await runGuiche(repositoryRoot, ['flow', ...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(words);
});

test.each([
  [
    'has a syntax error',
    [{ file: 'flows/acme.json', replace: '"id": "default",', by: '"id": "default",,' }],
    'flows/acme.json',
  ],
  [
    'has an unknown next step',
    [{ file: 'flows/acme.json', replace: '"defaultNextStepId": "payment"', by: '"defaultNextStepId": "pay"' }],
    'flows/acme.json',
  ],
  ['is missing', [{ file: 'flows/acme.json', isRemoved: true as const }], 'flows/acme.json'],
])('guiche flow draws nothing if a flow of the brand %s', async (_, changes, file) => {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { status, stdout, stderr } = await runGuiche(root, ['flow', 'acme']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(`não é possível desenhar sem ${file}`);
});
