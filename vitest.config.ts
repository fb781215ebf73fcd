import { playwright } from '@vitest/browser-playwright';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './scripts/setup/find-chromium.mjs';

const rooms = '{schemas,scripts,renderer,sandbox,templates}';

/** Against what hangs, as a test’s own time is. */
const patience = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${rooms}/**/*.test.ts`, 'tests/{mistakes,properties}/**/*.test.ts'],
          // Against what hangs: a busy machine takes three times as long as a free one.
          testTimeout: 60_000,
          expect: patience,
          // By default one core is left idle.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [wyw({ include: ['**/*.styles.ts'], babelOptions: { presets: ['next/babel', '@wyw-in-js'] } })],
        define: { 'process.env.NODE_ENV': '"test"' },
        test: {
          name: 'component',
          include: ['{renderer,sandbox,templates}/**/*.test.tsx'],
          expect: patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 375, height: 812 },
            provider: playwright({ launchOptions: chromiumOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
