import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inspectConfig } from '../../checks/inspect-config';
import { minimalLogo } from '../../renderer/testing/test-brand';
import { readRepositoryFile, repositoryRoot } from '../../renderer/testing/test-repository';
import { makeCourseSample } from '../testing/make-course-sample';
import { openTerminal } from '../testing/open-terminal';

const guiche = path.join(repositoryRoot, 'cli/guiche.mjs');

const environment = { ...process.env, CI: undefined, LANG: 'pt_BR.UTF-8', TERM: 'xterm-256color' };

test('an author answers guiche brand new in a terminal, corrects an answer, and leaves an id for later', async () => {
  const root = makeCourseSample();
  const command = [process.execPath, guiche, 'brand', 'new', 'ace', '--color=#0b5fff', '--logo=logo.svg'] as const;
  const terminal = openTerminal(command, { cwd: root, env: environment });
  const answers = [
    ['◆  Nome do produto', 'Curso Áce'],
    ['◆  Nome da empresa', ''],
    ['◆  Código do produto', '<'],
    ['◆  Nome da empresa', 'Ace'],
    ['◆  Código do produto', 'ACE'],
    ['◆  Id do produto', ''],
    ['◆  Site do vendedor', 'ace.example'],
    ['◆  Planos à venda', 'trimestral'],
    ['há anual, semestral, mensal e recorrente', '\u0015anual mensal'],
    ['◆  Preço do plano anual', '1.188,00'],
    ['◆  Máximo de parcelas sem juros do plano anual', ''],
    ['◆  Ids do plano anual', 'T1,H1,P1'],
    ['◆  Preço do plano mensal', '99,00'],
    ['◆  Máximo de parcelas sem juros do plano mensal', ''],
    ['◆  Ids do plano mensal', 'T2,H2,P1'],
    ['P1 está em dois planos', '\u0015T2,H2,P2'],
  ] as const;
  for (const [question, answer] of answers) {
    await terminal.waitFor(question);
    terminal.type(`${answer}\r`);
  }
  const { code, output } = await terminal.ended;
  expect(output).toMatch(/Escrevi brands\/ace\/brand\.json e brands\/ace\/logo\.svg\..+aviso\[todo-left\]/s);
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(path.join(root, 'brands/ace/brand.json'), 'utf8')).BR).toEqual({
    domain: 'ace.example',
    businessName: 'Ace',
    productName: 'Curso Áce',
    productCode: 'ACE',
    dsProductId: 'TODO-ace-product',
    plans: {
      yearly: { amount: 118_800, installments: 12, planId: { test: 'T1', homolog: 'H1', production: 'P1' } },
      monthly: { amount: 9900, installments: 1, planId: { test: 'T2', homolog: 'H2', production: 'P2' } },
    },
  });
  expect(inspectConfig(root).findings.map(({ code: check }) => check)).toEqual(['todo-left']);
});

test.each([
  ['docs/operators/pt-BR/nova-marca.md', 'meu-logo.svg'],
  ['docs/operators/en/new-brand.md', 'my-logo.svg'],
])('the command of the tutorial %s asks nothing in a terminal', async (guide, logo) => {
  const root = makeCourseSample();
  writeFileSync(path.join(root, logo), minimalLogo);
  const [, words = ''] = /^npx guiche (brand new .+?[^\\])$/ms.exec(readRepositoryFile(guide)) ?? [];
  const terminal = openTerminal(['sh', '-c', `"$NODE" "$GUICHE" ${words}`], {
    cwd: root,
    env: { ...environment, NODE: process.execPath, GUICHE: guiche },
  });
  const { code, output } = await terminal.ended;
  expect(output).not.toContain('◆');
  expect(output).toContain(`brands/${words.split(' ')[2]}/brand.json`);
  expect(code).toBe(0);
});
