import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFastFolder } from './scripts/setup/fast-folder.mjs';
import { headlessShellOptions } from './scripts/setup/find-chromium.mjs';
import { findFreePort } from './scripts/setup/find-port';

process.env.TMPDIR = findFastFolder();

// Workers load this file too. They read the first process's port and data from its environment.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = String(await findFreePort(3210));
  process.env.E2E_DATA = path.join(findFastFolder(), 'guiche-e2e', String(process.pid));
}
const origin = `http://localhost:${process.env.E2E_PORT}`;

const timedTests = '**/*.timed.e2e.ts';

/** Tests the production build against its sandbox; nothing is mocked. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'shared', testMatch: '**/*.e2e.ts', testIgnore: timedTests },
    // These tests measure time, so no other test may run beside them.
    { name: 'timed', testMatch: timedTests, workers: 1 },
  ],
  globalTeardown: path.join(import.meta.dirname, 'tests/e2e/remove-data.ts'),
  outputDir: '.guiche/e2e',
  forbidOnly: Boolean(process.env.CI),
  // By day, variations of what is already played wait for the night (tests/e2e/test.ts).
  ...(process.env.NIGHTLY ? {} : { grepInvert: /@night/ }),
  fullyParallel: true,
  retries: 0,
  // Two workers use all cores of CI. Three take as long, and their waits time out.
  workers: 2,
  reporter: [['list'], ['./tests/suites/playwright-suites.ts']],
  // These timeouts only end tests that hang: a busy machine takes many times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 375, height: 812 },
    // Without a graphics card, animations take a third of the time. Journeys, layout shifts and the nightly run enable
    // them.
    contextOptions: { reducedMotion: process.env.NIGHTLY ? 'no-preference' : 'reduce' },
    // A trace would record input, such as card numbers.
    trace: 'off',
    launchOptions: headlessShellOptions(),
  },
  webServer: {
    command: 'node scripts/test/serve-build.mjs',
    cwd: import.meta.dirname,
    url: `${origin}/readiness`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      PORT: process.env.E2E_PORT,
      APP_ENV: 'test',
      BFF_URL: '',
      DATABASE_URL: '',
      SANDBOX: 'on',
      STUDIO: 'on',
      SANDBOX_DATA_DIR: process.env.E2E_DATA ?? '',
      SANDBOX_SLOW_MS: '3000',
      RATE_LIMIT_SCALE: '1000',
      DRAIN_DELAY_MS: '0',
    },
  },
});
