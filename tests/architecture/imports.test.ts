import { expect, test } from 'vitest';
import { findViolations } from './find-violations';
import { importRules } from './import-rules';
import { plantFiles } from './plant-files';

test('every import respects the order of folders and the owners of packages', async () => {
  const { violations, fileCount } = await findViolations(process.cwd());
  expect(violations).toEqual([]);
  expect(fileCount).toBeGreaterThan(100);
});

test.each(importRules.map(({ rule, planted }) => [rule.name, planted] as const))(
  'the import rule %s catches a planted violation',
  async (name, planted) => {
    const { violations } = await findViolations(plantFiles(planted));
    expect(violations.join('\n')).toContain(`${name}: `);
  },
);

test.each([
  [
    'an import from a higher folder',
    'arrow up model → renderer/ui: model/money/a.ts → renderer/ui/b.ts',
    { 'model/money/a.ts': "export { b } from '../../renderer/ui/b';\n", 'renderer/ui/b.ts': 'export const b = 1;\n' },
  ],
  [
    'a type import from a higher folder',
    'arrow up catalogue → checks: catalogue/a.ts → checks/b.ts',
    {
      'catalogue/a.ts': "import type { B } from '../checks/b';\nexport type A = B;\n",
      'checks/b.ts': 'export type B = 1;\n',
    },
  ],
  [
    'a cycle of folders without a cycle of files',
    'circle of rooms renderer/ui → renderer/forms: renderer/ui/a.ts → renderer/forms/a.ts',
    {
      'renderer/ui/a.ts': "export { a } from '../forms/a';\n",
      'renderer/forms/a.ts': 'export const a = 1;\n',
      'renderer/forms/b.ts': "export { c } from '../ui/c';\n",
      'renderer/ui/c.ts': 'export const c = 1;\n',
    },
  ],
  [
    'a top folder missing from the order',
    'no room: attic',
    { 'renderer/ui/a.ts': "export { b } from '../../attic/b';\n", 'attic/b.ts': 'export const b = 1;\n' },
  ],
  [
    'a folder missing from the order',
    'no room: renderer/attic',
    { 'renderer/attic/a.ts': "export { b } from '../ui/b';\n", 'renderer/ui/b.ts': 'export const b = 1;\n' },
  ],
] as const)('the import check catches %s', async (_, reported, planted) => {
  expect((await findViolations(plantFiles(planted))).violations).toContain(reported);
});

test('the import check finds nothing in valid sources', async () => {
  const root = plantFiles({
    'schemas/a.ts': 'export type A = string;\n',
    'renderer/session/a.ts':
      "import { atom } from 'jotai';\nimport type { A } from '../../schemas/a';\nexport const a = atom<A>('');\n",
    'templates/lead/lead.view.tsx':
      "import type { A } from '../../schemas/a';\nexport const View = (text: A) => <p>{text}</p>;\n",
    'pages/lead.tsx': "export { View as default } from '../templates/lead/lead.view';\n",
  });
  expect(await findViolations(root)).toEqual({ violations: [], fileCount: expect.any(Number) });
});
