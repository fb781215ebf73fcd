import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../scripts/setup/find-chromium.mjs';
import { measureNextBrand } from './measure-brand';
import { measureCheck } from './measure-check';
import { measureFirstKey } from './measure-first-key';
import { measureMemory } from './measure-memory';
import { measureMistakes } from './measure-mistakes';
import { measurePages } from './measure-pages';
import { measureManyBrands, measurePagesPerSecond } from './measure-server';
import { measureStep } from './measure-step';
import { startBase, startOurs } from './our-app';
import type { Row } from './row';

export interface SuiteOptions {
  /** Overrides each suite's own number. */
  rounds: number | undefined;
  /** Runs every request of the memory suite instead of a tenth. */
  isFull: boolean;
}

/** Yields its rows in parts, so that a failed part keeps the others. */
type Suite = (options: SuiteOptions) => AsyncGenerator<Row[]>;

/** Suites by their `--only` name, in running order. */
export const suites = {
  async *pages({ rounds = 10 }) {
    const browser = await chromium.launch(chromiumOptions());
    const base = await startBase();
    const ours = await startOurs();
    try {
      yield await measurePages(browser, base.origin, ours.origin, rounds);
      yield await measureFirstKey(browser, base.origin, ours.origin, rounds);
    } finally {
      await Promise.all([browser.close(), base.stop(), ours.stop()]);
    }
  },
  async *step({ rounds = 10 }) {
    const browser = await chromium.launch(chromiumOptions());
    const ours = await startOurs();
    try {
      yield await measureStep(browser, ours.origin, rounds);
    } finally {
      await Promise.all([browser.close(), ours.stop()]);
    }
  },
  async *server({ rounds }) {
    yield await measurePagesPerSecond(rounds ?? 5);
    yield await measureManyBrands(rounds ?? 9);
  },
  async *check({ rounds = 5 }) {
    yield await measureCheck(rounds);
  },
  async *mistakes() {
    yield measureMistakes();
  },
  async *brands() {
    yield await measureNextBrand();
  },
  async *memory({ isFull }) {
    yield await measureMemory(isFull ? 100_000 : 10_000);
  },
} satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;
