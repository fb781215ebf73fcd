import { expect, test } from 'vitest';
import { evaluateRun } from './evaluate-run';

const seen = [{ hasCard: false }, { hasCard: true }];
const opened = { name: 'acme BR /payment', isExpected: true, isSeen: true };
const behind = { name: 'beta BR /payment', isExpected: false, isSeen: false };

test('a run passes that saw each card screen it can get to', () => {
  expect(evaluateRun({ seen, cards: [opened, behind] }, [])).toEqual({
    code: 0,
    lines: [
      'not run: beta BR /payment: another step asks first; name its page with --path',
      '2 pages, 1 with card fields, 0 differences',
    ],
  });
  expect(evaluateRun({ seen: [{ hasCard: false }], cards: [] }, []).code).toBe(0);
});

test.each([
  ['with a difference', [opened], ['✗ acme: a script was changed'], '✗ acme: a script was changed'],
  ['that missed a card screen', [opened, { ...opened, isSeen: false }], [], '✗ acme BR /payment: the card screen did'],
  ['that saw no card screen at all', [behind], [], '✗ no card screen of any brand was seen'],
])('a run fails %s', (_, cards, differences, told) => {
  const { code, lines } = evaluateRun({ seen, cards }, differences);
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain(told);
});
