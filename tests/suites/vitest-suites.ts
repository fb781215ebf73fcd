import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../../scripts/setup/run-command.mjs';
import { countCases, type EndedTest } from './count-cases';
import { printSuiteLine } from './print-suite-line';
import registry from './suites.json' with { type: 'json' };

/** Prints the lines of suites whose cases are Vitest's tests. */
export default class VitestSuites implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const ended = modules.flatMap((module) => [...module.children.allTests()].flatMap(toEnded));
    for (const line of countCases(ended, registry.suites)) printSuiteLine(line);
  }
}

type VitestCase = ReturnType<TestModule['children']['allTests']> extends Iterable<infer Case> ? Case : never;

function toEnded(test: VitestCase): EndedTest[] {
  const { state } = test.result();
  if (state === 'pending') return [];
  const file = path.relative(root, test.module.moduleId);
  return [{ file, title: test.fullName, outcome: state, ms: test.diagnostic()?.duration ?? 0 }];
}
