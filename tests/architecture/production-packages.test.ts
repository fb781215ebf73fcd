import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, test, vi } from 'vitest';
import configure from '../../next.config';
import { findDevelopmentPackages } from './find-development-packages';
import { plantFiles } from './plant-files';

vi.mock('next-with-linaria', () => {
  throw new Error('next-with-linaria is not installed');
});

test('production code imports no development package', async () => {
  const { found, fileCount } = await findDevelopmentPackages(process.cwd());
  expect(found).toEqual([]);
  expect(fileCount).toBeGreaterThan(100);
});

test('the production server reads the settings of Next without the build packages', async () => {
  await expect(configure(PHASE_PRODUCTION_SERVER)).resolves.toMatchObject({ compress: false });
  await expect(configure(PHASE_PRODUCTION_BUILD)).rejects.toThrow();
});

const tool = {
  'package.json': '{ "devDependencies": { "tool": "1.0.0" } }',
  'node_modules/tool/package.json': '{ "name": "tool", "version": "1.0.0", "main": "index.js" }',
  'node_modules/tool/index.js': 'exports.tool = 1;\n',
};

test.each([
  ['the settings of Next', { 'next.config.ts': "import { a } from 'tool';\nexport default a;\n" }, 'next.config.ts'],
  [
    'a file that the server imports',
    {
      'server/serve.ts': "import { a } from '../renderer/a';\na();\n",
      'renderer/a.ts': "import { tool } from 'tool';\nexport const a = () => tool;\n",
    },
    'renderer/a.ts',
  ],
  [
    'a file that a page loads on demand',
    {
      'pages/a.tsx': "export const load = () => import('../renderer/a');\n",
      'renderer/a.ts': "import { tool } from 'tool';\nexport const a = () => tool;\n",
    },
    'renderer/a.ts',
  ],
])('the package check finds a development package in %s', async (_, files, file) => {
  expect((await findDevelopmentPackages(plantFiles({ ...tool, ...files }))).found).toEqual([`${file} → tool`]);
});
