import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/setup/find-chromium.mjs';
import { measureFirstKey } from './measure-first-key';
import { measurePages } from './measure-pages';
import { measureStep } from './measure-step';
import { startBase, startOurs } from './our-app';
import type { Row } from './row';

export interface SuiteOptions {
  /** Instead of each suite's own number. */
  rounds: number | undefined;
  /** Every request of the memory suite instead of a tenth. */
  isFull: boolean;
}

type Suite = (options: SuiteOptions) => Promise<Row[]>;

/** What can be measured, by the name that `--only` takes, in this order. */
export const suites = {
  pages: async ({ rounds = 5 }) => {
    const executablePath = findChromium();
    const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
    const base = await startBase();
    const ours = await startOurs();
    try {
      return [
        ...(await measurePages(browser, base.origin, ours.origin, rounds)),
        ...(await measureFirstKey(browser, base.origin, ours.origin, rounds)),
        ...(await measureStep(browser, ours.origin, rounds)),
      ];
    } finally {
      await Promise.all([browser.close(), base.stop(), ours.stop()]);
    }
  },
} satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;
