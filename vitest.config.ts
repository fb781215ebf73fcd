import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './scripts/setup/find-chromium.mjs';

/** Folders with tests beside their code. */
const rooms = [
  ...['schemas', 'model', 'catalogue', 'checks', 'renderer', 'templates'],
  ...['studio', 'sandbox', 'server', 'cli', 'scripts'],
];
const unitTests = [`{${rooms}}/**/*.test.ts`, 'tests/{mistakes,properties}/**/*.test.ts'];

/** Tests that replace modules, globals or the clock. Each has a module graph of its own. */
const replacingTests = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)))
  .filter((file) => file.endsWith('.test.ts') && /\bvi\.(?!fn\b)\w|\bfakeBrowser\b/.test(readFileSync(file, 'utf8')));

const unit = {
  environment: 'node',
  // Against what hangs: a busy machine takes three times as long as a free one.
  testTimeout: 60_000,
  // By default one core is left idle.
  maxWorkers: '100%',
} as const;

/** The browser paints when there is something to paint, and not 60 times a second: waits for frames were half of the time. */
const { args, ...browser } = chromiumOptions();
const launchOptions = { ...browser, args: [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync'] };

/** Against what hangs, as a test’s own time is. */
const patience = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    projects: [
      // Modules that are loaded once for all files save a third of the time.
      {
        test: { ...unit, name: 'unit', include: unitTests, exclude: replacingTests, isolate: false, expect: patience },
      },
      { test: { ...unit, name: 'unit-isolated', include: replacingTests, expect: patience } },
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
          include: [`{${rooms}}/**/*.test.tsx`],
          maxWorkers: '100%',
          expect: patience,
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
