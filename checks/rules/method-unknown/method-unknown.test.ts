import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { tellFinding } from '../../findings/tell-finding';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

function findingsWith(methods: string) {
  const root = makeSample([{ file: 'brands/beta/brand.json', replace: '"methods": ["credit-card"]', by: methods }]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' }).findings;
}

test.each([
  ['"methods": ["credit-card", "credit-card+credit-card"]', [['credit-card+credit-card', true]]],
  ['"methods": ["credit-card+credit-card"]', [['credit-card+credit-card', false]]],
  ['"methods": ["credit-card", "bank-slip", "m-pesa"]', []],
])('%s: methods without a screen are reported, and a fix removes them if others remain', (methods, told) => {
  const findings = findingsWith(methods).filter(({ code }) => code === 'method-unknown');
  expect(findings.map(({ params, fix }) => [params.method, fix?.kind === 'remove'])).toEqual(told);
});

test('the advice for a method without a screen is to remove it from the list', () => {
  const [finding] = findingsWith('"methods": ["credit-card", "credit-card+credit-card"]');
  expect(finding && tellFinding(finding, 'en')).toMatchObject({
    message: 'credit-card+credit-card cannot be sold yet: the checkout does not have the screen of this method yet',
    help: 'take credit-card+credit-card out of the list',
  });
});

test('a method of another country is reported only as not available in the country', () => {
  expect(findingsWith('"methods": ["credit-card", "nu-pay"]').map(({ code }) => code)).toEqual([
    'method-not-in-country',
  ]);
});
