import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ConfigCopy, copyConfig, readRepositoryFile, repositoryRoot } from '../renderer/testing/test-repository';

const codeFolders = [
  'schemas',
  'model',
  'catalogue',
  'checks',
  'renderer',
  'studio',
  'sandbox',
  'server',
  'cli',
  'scripts',
];

interface WorkflowStep {
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<
    string,
    { if?: string; permissions: Record<string, string>; env?: Record<string, string>; steps: WorkflowStep[] }
  >;
}

const text = readRepositoryFile('.github/workflows/config.yml');
const workflow = parse(text) as Workflow;
const stepsOf = (job: string) => workflow.jobs[job]?.steps ?? [];
const checkEnv = workflow.jobs.check?.env ?? {};
const allSteps = Object.keys(workflow.jobs).flatMap(stepsOf);

/** A pull request's checkout: its merge with a base that has moved on. */
function makeCheckout(change: (config: ConfigCopy) => void): { root: string } {
  const config = copyConfig();
  for (const entry of ['package.json', 'node_modules', ...codeFolders])
    symlinkSync(path.join(repositoryRoot, entry), path.join(config.root, entry));
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', config.root, ...identity, ...args], { encoding: 'utf8' }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'base');
  git('checkout', '-q', '-b', 'change');
  change(config);
  git('commit', '-qam', 'change');
  git('checkout', '-q', 'main');
  config.replace('brands/tucupira/brand.json', '"order": ', '"order": 1');
  git('commit', '-qam', 'others');
  git('merge', '-q', '--no-edit', 'change');
  return { root: config.root };
}

interface StepResult {
  name: string | undefined;
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a job's commands in order like a runner: after a failure, only the steps that allow it. */
function runSteps(steps: readonly WorkflowStep[], cwd: string, env: Record<string, string>): StepResult[] {
  const results: StepResult[] = [];
  for (const { name, run, if: condition } of steps) {
    const hasFailed = results.some(({ status }) => status !== 0);
    if (run === undefined || (hasFailed && !condition?.includes('!cancelled()'))) continue;
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', run], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    results.push({ name, status, stdout, stderr });
  }
  return results;
}

/** `npx` takes longer to find a command than the command itself. */
const shortcut = 'npx() { shift; node cli/guiche.mjs "$@"; }';

/** Packages are already installed. */
const withoutInstall = (steps: readonly WorkflowStep[]) =>
  steps
    .filter(({ run }) => run !== 'npm ci')
    .map((step) => (step.run === undefined ? step : { ...step, run: `${shortcut}\n${step.run}` }));

test('the config workflow annotates a configuration error, writes the summary, and fails', () => {
  const { root } = makeCheckout((config) =>
    config.replace('flows/fusorama-default.json', '"templateId": "success"', '"templateId": "sucess"'),
  );
  const summary = path.join(root, 'summary.md');
  const results = runSteps(withoutInstall(stepsOf('check')), root, { ...checkEnv, GITHUB_STEP_SUMMARY: summary });
  expect(results.map(({ name, status }) => [name, status])).toEqual([
    ['Check', 1],
    ['Summary', 0],
    ['SARIF', 0],
    ['Plan', 2],
  ]);
  expect(results.at(-1)?.stderr).toContain('não passa na verificação');
  const annotations = results[0]?.stdout.split('\n').filter((line) => line.startsWith('::'));
  expect(annotations).toEqual([
    expect.stringMatching(
      /^::error file=flows\/fusorama-default\.json,line=\d+,col=\d+,endColumn=\d+,title=template-unknown::.*sucess/,
    ),
  ]);
  const reported = readFileSync(summary, 'utf8');
  expect(reported).toMatch(/^## Marcas e fluxos\n/);
  expect(reported).toMatch(/\| 🛑 \| template-unknown \| flows\/fusorama-default\.json:\d+ \|/);
  expect(reported).toContain('<!-- guiche plan -->\nSem plano');
  expect(JSON.parse(readFileSync(path.join(root, 'config.sarif'), 'utf8'))).toMatchObject({
    version: '2.1.0',
    runs: [{ results: [{ ruleId: 'template-unknown' }] }],
  });
  expect(readFileSync(path.join(root, 'plan.md'), 'utf8')).toMatch(/^<!-- guiche plan -->\n/);
});

test('the config workflow passes on a valid change and summarises its effects', () => {
  const { root } = makeCheckout((config) => config.replace('brands/fusorama/brand.json', 'GTM-FUSO26K', 'GTM-FUSO26X'));
  const summary = path.join(root, 'summary.md');
  const steps = withoutInstall(stepsOf('check')).map((step) => ({
    ...step,
    // Pictures need a build and a browser.
    ...(step.run === undefined
      ? {}
      : { run: step.run.replace(/ --screenshots pictures --pictures-url "\$PICTURES_URL"/, '') }),
  }));
  const results = runSteps(steps, root, { ...checkEnv, GITHUB_STEP_SUMMARY: summary });
  expect(results.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
  const reported = readFileSync(summary, 'utf8');
  expect(reported).toContain('- **MEDIÇÃO** fusorama BR, fusorama MZ');
  expect(reported).not.toContain('tucupira');
});

describe('the plan of a pull request', () => {
  /** Runs the step with a `guiche plan` that fails with or without pictures. */
  function plan(fails: { withPictures: boolean; alone: boolean }) {
    const { root } = copyConfig();
    const answer = (name: string, isFailure: boolean) =>
      isFailure ? `echo half; exit 2` : `echo '<!-- guiche plan -->'; echo ${name}; exit 0`;
    const script = `#!/bin/sh
case "$*" in *--screenshots*) ${answer('pictures', fails.withPictures)} ;; *) ${answer('alone', fails.alone)} ;; esac
`;
    writeFileSync(path.join(root, 'npx'), script, { mode: 0o755 });
    const env = {
      ...checkEnv,
      PATH: `${root}:${process.env.PATH}`,
      GITHUB_STEP_SUMMARY: path.join(root, 'summary.md'),
    };
    const steps = stepsOf('check').filter(({ name }) => name === 'Plan');
    const [result] = runSteps(steps, root, env);
    const lines = readFileSync(path.join(root, 'plan.md'), 'utf8').trim().split('\n');
    expect(readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8').trim().split('\n')).toEqual(lines);
    return { status: result?.status, lines };
  }

  test('has pictures', () => {
    const answer = plan({ withPictures: false, alone: true });
    expect(answer).toEqual({ status: 0, lines: ['<!-- guiche plan -->', 'pictures'] });
  });

  test('stays without pictures when these fail, and the step still fails', () => {
    const { status, lines } = plan({ withPictures: true, alone: false });
    expect({ status, lines: lines.slice(0, 2) }).toEqual({ status: 2, lines: ['<!-- guiche plan -->', 'alone'] });
    expect(lines.at(-1)).toMatch(/^Sem imagens: /);
  });

  test('is missing only when it fails without pictures too', () => {
    const { status, lines } = plan({ withPictures: true, alone: true });
    expect(status).toBe(2);
    expect(lines).toEqual(['<!-- guiche plan -->', expect.stringMatching(/^Sem plano: /)]);
  });
});

const reportStep = (name: string) => stepsOf('report').filter((step) => step.name === name);

function makeFolder(root: string, name: string): string {
  const folder = path.join(root, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A folder with a `gh` that lists the given comments and records its calls. */
function makeReport(ids = ''): { root: string; env: Record<string, string>; calls: () => string[] } {
  const { root } = copyConfig();
  const log = path.join(root, 'calls');
  writeFileSync(
    path.join(root, 'gh'),
    `#!/bin/sh\necho "$@" >> ${log}\ncase "$*" in *--paginate*) printf '${ids}' ;; esac\n`,
  );
  chmodSync(path.join(root, 'gh'), 0o755);
  const env = {
    PATH: `${root}:${process.env.PATH}`,
    ...{ REPOSITORY: 'acme/shop', PULL_REQUEST: '7', COMMIT: 'abc', PUBLISHED: 'success' },
    RUNNER_TEMP: makeFolder(root, 'runner'),
    RUN_URL: 'https://git.example/acme/shop/actions/runs/9#artifacts',
  };
  return { root, env, calls: () => readFileSync(log, 'utf8').trim().split('\n') };
}

describe('the pull request comment', () => {
  const plan = [
    '<!-- guiche plan -->',
    '1 tela difere à vista: antes e depois, lado a lado, em `pictures`.',
    '<!-- pictures -->',
    '| <img src="https://git.example/a.png"> |',
    '<!-- /pictures -->',
    'end',
  ];

  /** Runs the comment's commands; the text that it would send, and the calls. */
  function comment(ids: string, changes: Record<string, string> = {}): { calls: string[]; lines: string[] } {
    const { root, env, calls } = makeReport(ids);
    const file = path.join(makeFolder(root, 'report'), 'plan.md');
    writeFileSync(file, `${plan.join('\n')}\n`);
    const results = runSteps(reportStep('Comment'), root, { ...env, ...changes });
    expect(results.map(({ status }) => status)).toEqual([0]);
    return { calls: calls().slice(1), lines: readFileSync(file, 'utf8').trim().split('\n') };
  }

  const linked =
    '1 tela difere à vista: antes e depois, lado a lado, em [`pictures`](https://git.example/acme/shop/actions/runs/9#artifacts).';

  test('shows the published pictures and links to those of the run', () => {
    expect(comment('').lines).toEqual(plan.with(1, linked));
  });

  test.each(['failure', 'skipped'])('shows only the link when publishing ends with %s', (PUBLISHED) => {
    expect(comment('', { PUBLISHED }).lines).toEqual([plan[0], linked, 'end']);
  });

  test('is created if there is none', () => {
    expect(comment('').calls).toEqual([
      'api --method POST repos/acme/shop/issues/7/comments --field body=@report/plan.md --silent',
    ]);
  });

  test('is updated if it exists', () => {
    const call = 'api --method PATCH repos/acme/shop/issues/comments/41 --field body=@report/plan.md --silent';
    expect(comment('41\\n42\\n').calls).toEqual([call]);
  });
});

describe('the report of a pull request', () => {
  const runFirst = (plant: (root: string) => void) => {
    const { root, env } = makeReport();
    writeFileSync(path.join(makeFolder(root, 'report'), 'plan.md'), '<!-- guiche plan -->\n');
    plant(root);
    return runSteps([...reportStep('Refuse links'), ...reportStep('Comment')], root, env).map(({ name }) => name);
  };

  test('is commented when its files are regular', () => {
    expect(runFirst(() => undefined)).toEqual(['Refuse links', 'Comment']);
  });

  test.each(['report/config.sarif', 'report/deep/link'])('that holds the link %s is not commented', (link) => {
    const plant = (root: string) => {
      makeFolder(root, path.dirname(link));
      symlinkSync('/etc/hostname', path.join(root, link));
    };
    expect(runFirst(plant)).toEqual(['Refuse links']);
  });

  test('and its pictures are downloaded into folders of their own, away from the commands', () => {
    const downloads = stepsOf('report').filter(({ uses }) => uses?.startsWith('actions/download-artifact@'));
    expect(downloads.map((step) => step.with?.path)).toEqual(['report', 'pictures']);
  });
});

describe('the pictures of a pull request', () => {
  /** Runs the commands that publish, with a server in a folder. */
  function publish(files: readonly string[], serves = true) {
    const { root, env, calls } = makeReport();
    const server = path.join(root, 'acme/shop.git');
    if (serves) execFileSync('git', ['init', '-q', '--bare', server]);
    mkdirSync(path.join(root, 'pictures/.git/hooks'), { recursive: true });
    for (const file of files) writeFileSync(path.join(root, 'pictures', file), file);
    const git = (...args: string[]) => execFileSync('git', ['-C', server, ...args], { encoding: 'utf8' }).trim();
    const run = (changes: Record<string, string> = {}) =>
      runSteps(reportStep('Publish the pictures'), root, { ...env, SERVER_URL: root, ...changes });
    return { root, run, git, calls };
  }

  test('are one commit on a branch of the pull request, under the commit that they show', () => {
    const { run, git, calls } = publish([
      'acme-logo.after.svg',
      'acme-br-lead-light.before.png',
      'index.html',
      'run.sh',
    ]);
    expect(run().map(({ status }) => status)).toEqual([0]);
    expect(run({ COMMIT: 'def' }).map(({ status }) => status)).toEqual([0]);
    const branch = 'guiche-pictures/7';
    expect(git('for-each-ref', '--format=%(refname:short)')).toBe(branch);
    expect(git('rev-list', '--count', branch)).toBe('1');
    expect(git('ls-tree', '-r', '--name-only', branch).split('\n')).toEqual([
      'def/acme-br-lead-light.before.png',
      'def/acme-logo.after.svg',
    ]);
    expect(calls()).toContain('auth setup-git');
  });

  test('run no hook and follow no link that an artifact plants', () => {
    const { root, run, git } = publish(['acme-logo.after.svg', 'a b.svg', '-n.svg']);
    const ran = path.join(root, 'ran');
    for (const folder of ['branch', 'report', 'pictures', '.'])
      for (const hook of ['pre-commit', 'post-commit', 'pre-push']) {
        const file = path.join(makeFolder(root, `${folder}/.git/hooks`), hook);
        writeFileSync(file, `#!/bin/sh\necho ${folder} >> ${ran}\n`, { mode: 0o755 });
        writeFileSync(path.join(root, folder, '.git/config'), `[core]\n\tfsmonitor = "touch ${ran}"\n`);
      }
    symlinkSync('/etc/hostname', path.join(root, 'pictures/linked.svg'));
    expect(run().map(({ status }) => status)).toEqual([0]);
    expect(existsSync(ran)).toBe(false);
    expect(git('ls-tree', '-r', '--name-only', 'guiche-pictures/7')).toBe('abc/acme-logo.after.svg');
  });

  test('have the URL that the plan names', () => {
    const url = checkEnv.PICTURES_URL ?? '';
    expect(url).toContain("'{0}/{1}/raw/guiche-pictures/{2}/{3}', github.server_url, github.repository,");
    const { env } = reportStep('Publish the pictures')[0] ?? {};
    expect(url).toContain('github.event.pull_request.number, github.sha)');
    expect(env).toMatchObject({
      PULL_REQUEST: expect.stringContaining(' github.event.pull_request.number '),
      COMMIT: expect.stringContaining(' github.sha '),
    });
  });

  test('that a server refuses do not stop the comment', () => {
    const { run } = publish(['acme-logo.after.svg'], false);
    expect(run().map(({ status }) => status)).not.toEqual([0]);
    expect(reportStep('Publish the pictures')[0]).toMatchObject({ 'continue-on-error': true });
    expect(reportStep('Fetch the pictures')[0]).toMatchObject({ 'continue-on-error': true });
  });

  test('of a fork are not published', () => {
    expect(checkEnv.PICTURES_URL).toMatch(/head\.repo\.full_name == github\.repository && .+ \|\| ''/);
    expect(workflow.jobs.report?.if).toContain('head.repo.full_name == github.repository');
  });
});

describe('the config workflow', () => {
  test('inserts no value of the pull request into a command', () => {
    expect(allSteps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  test('runs pull request code with read access only and without stored credentials', () => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.jobs.check?.permissions).toEqual({ contents: 'read' });
    const writing = Object.keys(workflow.jobs).filter((job) => workflow.jobs[job]?.permissions.contents === 'write');
    expect(writing).toEqual(['report']);
    expect(text).toContain('persist-credentials: false');
    const ownCommands = stepsOf('report').flatMap(({ run }) => run ?? []);
    expect(ownCommands.filter((run) => /\b(?:npm|npx|node)\b/.test(run))).toEqual([]);
  });

  test('runs on changes in every folder that the check reads', () => {
    const { on } = parse(text) as { on: { pull_request: { paths: string[] } } };
    const folders = on.pull_request.paths.map((glob) => glob.split('/')[0] ?? '');
    expect(folders.every((folder) => existsSync(path.join(repositoryRoot, folder)))).toBe(true);
    expect(folders).toEqual(['brands', 'flows', 'templates', 'schemas']);
  });
});
