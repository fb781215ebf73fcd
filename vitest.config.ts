import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';
import { findFastFolder } from './scripts/setup/fast-folder.mjs';
import { chromiumOptions } from './scripts/setup/find-chromium.mjs';

// Removing a database of a test takes ten times as long on a disk.
process.env.TMPDIR = findFastFolder();

/** Folders with tests beside their code. */
const rooms = [
  ...['schemas', 'model', 'catalogue', 'checks', 'renderer', 'templates'],
  ...['studio', 'sandbox', 'server', 'cli', 'scripts'],
];
const unitTests = [`{${rooms}}/**/*.test.ts`, 'tests/{contract,guide,mistakes,properties,suites,tables}/**/*.test.ts'];

/** Tests that replace modules, globals or the clock. Each has its own module graph. */
const replacingTests = [...rooms, 'tests/properties', 'tests/tables']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)))
  .filter((file) => file.endsWith('.test.ts') && /\bvi\.(?!fn\b)\w|\bfakeBrowser\b/.test(readFileSync(file, 'utf8')));

/** By day the variations wait: files named `*.night.test.ts`. */
const exclude = process.env.NIGHTLY ? [] : ['**/*.night.test.{ts,tsx}'];

/** Limit for tests that hang. A busy machine takes many times as long as an idle one. */
const testTimeout = 300_000;

const unit = {
  environment: 'node',
  testTimeout,
  hookTimeout: testTimeout,
  // By default one core is left idle.
  maxWorkers: '100%',
} as const;

/** The browser paints on demand, not 60 times a second: waits for frames took half of the time. */
const { args, ...browser } = chromiumOptions();
const launchOptions = { ...browser, args: [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync'] };

/** Limit for waits that hang, like the test timeout; also that of `vi.waitFor`. */
const waiting = { expect: { poll: { timeout: 60_000 } }, setupFiles: ['tests/wait-patiently.ts'] };

export default defineConfig({
  test: {
    reporters: ['default', './tests/suites/vitest-suites.ts'],
    projects: [
      // Loading modules once for all files saves a third of the time.
      {
        test: {
          ...unit,
          name: 'unit',
          include: unitTests,
          exclude: [...exclude, ...replacingTests],
          isolate: false,
          ...waiting,
        },
      },
      { test: { ...unit, name: 'unit-isolated', include: replacingTests, exclude, ...waiting } },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          exclude,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        plugins: [wyw({ include: ['**/*.styles.ts'], babelOptions: { presets: ['next/babel', '@wyw-in-js'] } })],
        define: { 'process.env': JSON.stringify({ NODE_ENV: 'test', NIGHTLY: process.env.NIGHTLY }) },
        test: {
          name: 'component',
          include: [`{${rooms}}/**/*.test.tsx`],
          exclude,
          maxWorkers: '100%',
          testTimeout,
          hookTimeout: testTimeout,
          ...waiting,
          setupFiles: [...waiting.setupFiles, 'tests/stop-limits.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 375, height: 812 },
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
