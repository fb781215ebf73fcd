import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { root } from '../../scripts/setup/run-command.mjs';
import { countCases, type EndedTest } from './count-cases';
import { printSuiteLine } from './print-suite-line';
import registry from './suites.json' with { type: 'json' };

/** Prints the lines of suites whose cases are end-to-end tests. */
export default class PlaywrightSuites implements Reporter {
  readonly #ended: EndedTest[] = [];

  printsToStdio(): boolean {
    return true;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const ledgers = new Map<string, string[]>();
    for (const { type, description = '' } of result.annotations) {
      const [buyer, statuses = ''] = description.split(' ');
      if (type === 'ledger' && buyer) ledgers.set(buyer, statuses === '' ? [] : statuses.split(','));
    }
    this.#ended.push({
      file: path.relative(root, test.location.file),
      title: test.titlePath().slice(3).join(' '),
      outcome: ['skipped', 'interrupted'].includes(result.status) ? 'skipped' : test.ok() ? 'passed' : 'failed',
      ms: result.duration,
      ledgers: [...ledgers.values()],
    });
  }

  onEnd(): void {
    for (const line of countCases(this.#ended, registry.suites)) printSuiteLine(line);
  }
}
