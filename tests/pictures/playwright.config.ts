import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Walks that make pictures. They use the end-to-end server but are never part of `npm test`. */
export default defineConfig({
  ...base,
  projects: [{ name: 'pictures' }],
  testDir: import.meta.dirname,
  testMatch: '*.pictures.ts',
  // Pictures belong to no suite.
  outputDir: path.join(import.meta.dirname, '../../.guiche/pictures-run'),
  timeout: 300_000,
  reporter: 'list',
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] },
});
