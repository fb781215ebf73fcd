import { expect, test } from 'vitest';
import { findViolations } from './find-violations';
import { importRules } from './import-rules';
import { plantFiles } from './plant-files';

test('every import stays inside the rooms and the owners of packages', async () => {
  const { violations, fileCount } = await findViolations(process.cwd());
  expect(violations).toEqual([]);
  expect(fileCount).toBeGreaterThan(100);
});

test.each(importRules.map(({ rule, planted }) => [rule.name, planted] as const))(
  '%s: a planted violation is caught',
  async (name, planted) => {
    const { violations } = await findViolations(plantFiles(planted));
    expect(violations.join('\n')).toContain(`${name}: `);
  },
);

test('a tree without mistakes has no violation', async () => {
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
