import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEnvironment } from '../../scripts/setup/run-command.mjs';
import { copyAs, copySources, generateIn } from './copy-sources';

/** A small template, and a copy of it that states only what differs from an empty frame. */
const template = { from: 'presentation', to: 'sample-page' };
const manifest = {
  name: { 'pt-BR': 'Tela de amostra', en: 'Sample page' },
  route: `/${template.to}`,
};
/** A payment method that no code knows: its one file, and its words. */
const method = 'sample-pay';
const methodFile = { confirms: 'code', icon: 'Ticket' };
const methodWords = { [method]: 'Vale', [`${method}-hint`]: 'À vista', [`${method}-note`]: 'O vale vem a seguir.' };

let folder = '';
let findings: readonly string[] = [];

/** A template is its folder and a flow that uses it. A payment method is its file, its words and the brands' lists. */
beforeAll(async () => {
  folder = copySources('new-folders');
  copyAs(folder, `templates/${template.from}`, `templates/${template.to}`);
  write(`templates/${template.to}/${template.to}.manifest.json`, manifest);
  write(`renderer/payment-form/methods/${method}.method.json`, methodFile);
  for (const name of readdirSync(path.join(folder, 'brands/_base')).filter((file) => file.startsWith('copy.'))) {
    change(`brands/_base/${name}`, addWords);
  }
  change('brands/_base/br.json', ({ flows, payment, ...settings }) => {
    const offered = [...(payment as { methods: string[] }).methods, method];
    return {
      ...settings,
      flows: [...(flows as string[]), 'sample'],
      payment: { ...(payment as object), methods: offered },
    };
  });
  change('templates/payment/payment.examples.json', addExample);
  write('flows/sample.json', makeFlow());
  writeFileSync(path.join(folder, 'component.config.mjs'), componentConfig);
  findings = await generateIn(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Content = Readonly<Record<string, unknown>>;

function change(file: string, edit: (value: Content) => Content): void {
  const full = path.join(folder, file);
  write(file, edit(JSON.parse(readFileSync(full, 'utf8')) as Content));
}

function write(file: string, content: object): void {
  writeFileSync(path.join(folder, file), JSON.stringify(content));
}

function addWords({ methods: words, ...copy }: Content): Content {
  return { ...copy, methods: { ...(words as object), ...methodWords } };
}

/** Adds an example of the payment step with the new method chosen. */
function addExample({ examples, ...file }: Content): Content {
  const chosen = { name: `${method} chosen`, label: 'vale escolhido', presets: ['lead'], values: { method } };
  return { ...file, examples: [...(examples as object[]), chosen] };
}

function makeFlow(): object {
  const steps = [
    { id: 'lead', templateId: 'lead', defaultNextStepId: 'sample' },
    { id: 'sample', templateId: template.to, defaultNextStepId: 'payment' },
    { id: 'payment', templateId: 'payment', props: { methods: [method] }, defaultNextStepId: 'success' },
    { id: 'payment-verification', templateId: 'payment-verification', defaultNextStepId: 'success' },
    { id: 'success', templateId: 'success' },
  ];
  return { $schema: '../schemas/generated/flow.schema.json', id: 'sample', steps };
}

/** Component tests of the copy, with the project's packages. */
const componentConfig = `import { defineConfig } from 'vitest/config';
import config from './vitest.config';

const component = config.test.projects.find(({ test }) => test.name === 'component');
export default defineConfig({ ...component, server: { fs: { strict: false } } });
`;

const run = promisify(execFile);

/**
 * Runs a program of the project in the copy.
 *
 * @returns its exit code and output
 */
async function runIn(program: string, args: readonly string[]): Promise<{ status: number; output: string }> {
  const { VITEST: _, ...env } = buildEnvironment({ NO_COLOR: '1' });
  try {
    const { stdout, stderr } = await run(process.execPath, [program, ...args], {
      cwd: folder,
      env: env as NodeJS.ProcessEnv,
    });
    return { status: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, output: stdout + stderr };
  }
}

const packages = path.resolve(import.meta.dirname, '../../node_modules');

test('the generator accepts a new template and a new payment method from their folders', () => {
  expect(findings).toEqual([]);
});

test.concurrent('the code compiles with the new template and the new payment method', async () => {
  const tsc = `${packages}/typescript/bin/tsc`;
  const { status, output } = await runIn(tsc, ['--noEmit', '--pretty', 'false', '-p', '.']);
  expect(status, output).toBe(0);
});

test.concurrent('guiche check accepts a flow with the new template and a brand with the new payment method', async () => {
  const { status, output } = await runIn('cli/guiche.mjs', ['check']);
  expect(status, output).toBe(0);
});

// By day the compiler and the check are enough.
if (process.env.NIGHTLY)
  test.concurrent('component tests pass for the new template and for the payment step with the new method', async () => {
    const shown = [`${template.to}'`, `${method} chosen'`];
    const options = [
      '--config',
      'component.config.mjs',
      '--reporter',
      'verbose',
      '-t',
      `(${shown.join('|')}).* renders without errors`,
    ];
    const { status, output } = await runIn(`${packages}/vitest/vitest.mjs`, [
      'run',
      ...options,
      'templates/templates.test.tsx',
    ]);
    expect(status, output).toBe(0);
    // Without a match, no test runs and none fails.
    for (const name of shown) expect(output).toMatch(new RegExp(`✓ .*${name}.* renders without errors`));
  });
