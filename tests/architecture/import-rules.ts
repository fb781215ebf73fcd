import type { IForbiddenRuleType } from 'dependency-cruiser';

/** An import rule, with a mistake that it must catch. */
export interface ImportRule {
  rule: IForbiddenRuleType & { name: string };
  /** A file that breaks the rule, and the other files that it needs. */
  planted: Readonly<Record<string, string>>;
}

/** Matches a package, installed or not, and its subpaths. */
const packages = (...names: string[]) => `^(node_modules/)?(${names.join('|')})(/|$)`;

/** A room's files and their tests. */
const room = (...names: string[]) => `^(${names.join('|')})/`;

const codeRooms = [
  'model',
  'catalogue',
  'checks',
  'renderer',
  'templates',
  'studio',
  'sandbox',
  'server',
  'cli',
  'scripts',
  'pages',
];

/** Tests, and files that only tests use. */
const testFiles = '\\.test\\.tsx?$|/test-[^/]+\\.tsx?$|^tests/';

/** Generated player of the templates' examples. */
const examples = '^templates/.*\\b(?:example|example-steps|example-files)\\.generated\\.tsx?$';

const packageOwners = [
  { name: 'jotai', owner: '^(renderer/(session|outlet)/|pages/_app\\.)', planted: 'renderer/forms/a.ts' },
  { name: 'ofetch', owner: '^renderer/api/', planted: 'renderer/session/a.ts' },
  { name: 'next/router', owner: '^renderer/outlet/', planted: 'templates/lead/lead.view.tsx' },
  { name: '@sentry/nextjs', owner: '^renderer/report/', planted: 'pages/_error.tsx' },
  { name: 'unleash-client', owner: '^renderer/flags/', planted: 'renderer/page/a.ts' },
  { name: '@electric-sql/pglite', owner: '^sandbox/', planted: 'renderer/server/a.ts' },
  { name: 'ioredis', owner: '^renderer/gateway/shared-store\\.ts$', planted: 'renderer/server/a.ts' },
  { name: 'jsonrepair', owner: '^checks/source/', planted: 'renderer/forms/a.ts' },
  { name: 'drizzle-orm', owner: '^sandbox/', planted: 'pages/sandbox.tsx' },
];

/** Modules that a view must not import: browser storage, atoms, API and navigation. Pure session files are allowed. */
const noAccess = `^renderer/(api|outlet|gateway)/|^renderer/session/(?!(charges-of|purchase-owner)\\.|parts/[^/]+/select-)|${packages('jotai', 'ofetch', 'next/router')}`;

export const importRules: readonly ImportRule[] = [
  forbid(
    'templates-do-not-import-each-other',
    '^templates/([^/]+)/',
    '^templates/([^/]+)/',
    {
      'templates/lead/lead.view.tsx': "export { view } from '../pix/pix.view';\n",
      'templates/pix/pix.view.tsx': 'export const view = () => <p />;\n',
    },
    { pathNot: '^templates/$1/' },
  ),
  forbid(
    'payment-methods-do-not-import-each-other',
    // The group is inserted unescaped, so it ends before the plus of a combined method.
    '^renderer/payment-form/methods/([^/+]+)[/+]',
    '^renderer/payment-form/methods/([^/]+)/',
    {
      'renderer/payment-form/methods/m-pesa/m-pesa.entries.ts':
        "import { entries } from '../debit-card/debit-card.entries';\nexport const a = entries;\n",
      'renderer/payment-form/methods/debit-card/debit-card.entries.ts': 'export const entries = 1;\n',
    },
    { pathNot: '^renderer/payment-form/methods/$1[/+]' },
  ),
  {
    rule: {
      name: 'the-player-knows-no-sandbox',
      severity: 'error',
      from: { path: room('renderer', 'templates'), pathNot: `^renderer/testing/|${examples}|${testFiles}` },
      to: { path: room('sandbox') },
    },
    planted: {
      'renderer/page/a.ts': "import { b } from '../../sandbox/b';\nexport const a = b;\n",
      'sandbox/b.ts': 'export const b = 1;\n',
    },
  },
  {
    rule: {
      name: 'only-the-studio-plays-examples',
      severity: 'error',
      from: {
        path: room('renderer', 'templates', 'pages', 'sandbox', 'scripts'),
        pathNot: `^renderer/(studio|testing)/|^pages/studio/|^cli/|${examples}|${testFiles}`,
      },
      to: { path: `^studio/|${examples}` },
    },
    planted: {
      'pages/page.tsx': "export { exampleSteps as default } from '../templates/example-steps.generated';\n",
      'templates/example-steps.generated.tsx': 'export const exampleSteps = {};\n',
    },
  },
  forbid(
    'config-data-is-read-by-the-catalogue',
    room('model', 'renderer', 'templates', 'studio', 'server', 'pages'),
    room('brands', 'flows'),
    {
      'model/theme/a.ts':
        "import fonts from '../../brands/_base/fonts.json' with { type: 'json' };\nexport const a = fonts;\n",
      'brands/_base/fonts.json': '{}\n',
    },
  ),
  {
    rule: {
      name: 'files-are-read-on-the-server',
      severity: 'error',
      from: { path: '^(model/|renderer/(?!server/|page/|document/)|templates/|studio/|pages/)', pathNot: testFiles },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    planted: { 'model/theme/a.ts': "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n" },
  },
  {
    rule: {
      name: 'schemas-run-in-browsers-too',
      severity: 'error',
      from: { path: room('schemas'), pathNot: testFiles },
      to: { dependencyTypes: ['core'] },
    },
    planted: {
      'schemas/formats/a.ts': "import { domainToUnicode } from 'node:url';\nexport const a = domainToUnicode;\n",
    },
  },
  {
    rule: {
      name: 'test-tools-are-for-tests',
      severity: 'error',
      from: { path: room(...codeRooms), pathNot: `/testing/|${testFiles}` },
      to: { path: '^(renderer|sandbox)/testing/' },
    },
    planted: {
      'renderer/page/a.ts': "import { make } from '../testing/make';\nexport const a = make;\n",
      'renderer/testing/make.ts': 'export const make = 1;\n',
    },
  },
  forbid(
    'parts-of-a-view-know-no-session-and-no-api',
    '^(templates/[^/]+|renderer/payment-form)/(?!.*\\.(generated|test)\\.).*\\.tsx$',
    noAccess,
    {
      'templates/success/charge.tsx':
        "import { callApi } from '../../renderer/api/api';\nexport const charge = callApi;\n",
      'renderer/api/api.ts': 'export const callApi = 1;\n',
    },
  ),
  forbid('views-know-no-session-and-no-api', '\\.view\\.tsx$', noAccess, {
    'templates/lead/lead.view.tsx': "import { callApi } from '../../renderer/api/api';\nexport const view = callApi;\n",
    'renderer/api/api.ts': 'export const callApi = 1;\n',
  }),
  ...packageOwners.map(
    ({ name, owner, planted }): ImportRule => ({
      rule: {
        name: `${name}-has-one-owner`,
        severity: 'error',
        from: { pathNot: `${owner}|${testFiles}` },
        to: { path: packages(name) },
      },
      planted: { [planted]: `import * as library from '${name}';\nexport const a = library;\n` },
    }),
  ),
  {
    rule: { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    planted: {
      'renderer/a.ts': "import { b } from './b';\nexport const a = () => b;\n",
      'renderer/b.ts': "import { a } from './a';\nexport const b = () => a;\n",
    },
  },
];

function forbid(
  name: string,
  from: string,
  to: string,
  planted: ImportRule['planted'],
  except: { pathNot: string } | Record<string, never> = {},
): ImportRule {
  return { rule: { name, severity: 'error', from: { path: from }, to: { path: to, ...except } }, planted };
}
