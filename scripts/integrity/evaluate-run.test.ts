import { expect, test } from 'vitest';
import { evaluateRun } from './evaluate-run';

const seen = [{ hasCard: false }, { hasCard: true }];
const opened = { name: 'acme BR /payment', isExpected: true, isSeen: true };
const behind = { name: 'beta BR /payment', isExpected: false, isSeen: false };

test('a run passes that saw each card screen it can get to', () => {
  expect(evaluateRun({ seen, cards: [opened, behind], unread: [] }, [])).toEqual({
    code: 0,
    lines: [
      'not run: beta BR /payment: another step asks first; name its page with --path',
      '2 pages, 1 with card fields, 0 differences',
    ],
  });
});

test.each([
  ['with a difference', [opened], ['✗ acme: a script was changed'], '✗ acme: a script was changed'],
  ['that missed a card screen', [opened, { ...opened, isSeen: false }], [], '✗ acme BR /payment: the card screen did'],
])('a run fails %s', (_, cards, differences, reported) => {
  const { code, lines } = evaluateRun({ seen, cards, unread: [] }, differences);
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain(reported);
});

test('a run fails that saw no card fields, and one with a page that was not read ends with a code of its own', () => {
  const blind = evaluateRun({ seen: [{ hasCard: false }], cards: [], unread: [] }, []);
  expect(blind).toMatchObject({ code: 1, lines: ['✗ no page with card fields was seen', expect.any(String)] });
  const unread = evaluateRun({ seen, cards: [opened], unread: ['acme BR /lead'] }, []);
  expect(unread).toMatchObject({ code: 2, lines: ['not read: acme BR /lead', expect.any(String)] });
});
