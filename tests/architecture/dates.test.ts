import { expect, test } from 'vitest';
import { findLines } from './find-lines';

/** Files that may use the areas' time zones and the last zone where a day ends. */
const owners = /^schemas\/api\/(?:local-day|oldest-day|add-months)\.ts:/;

/** Code that takes a date or hour from the machine's zone or from UTC. */
const dateRules = [
  /\.[gs]et(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
  /\.to(?:Locale)?(?:Date|Time)String\(/,
  /\bnew Date\([^)`]*,/,
  /\.toISOString\(\)\.(?:slice|substring|split)\(/,
  /\bDateTimeFormat\((?!.*\btimeZone\b)/,
];

test.each(['schemas', 'model', 'catalogue', 'renderer', 'templates', 'studio', 'pages', 'sandbox'])(
  'the code in %s takes no date from the machine’s time zone or UTC',
  (room) => {
    const lines = findLines(room, dateRules).filter((line) => !owners.test(line));
    expect(lines).toEqual([]);
  },
);

test.each([
  'const month = new Date().getMonth() + 1;',
  'day.setUTCDate(day.getUTCDate() + 3);',
  'const text = charge.toLocaleDateString(language);',
  'const start = new Date(2026, 11, 1);',
  'const today = new Date().toISOString().slice(0, 10);',
  "new Intl.DateTimeFormat('pt-BR').format(due);",
])('the date rules reject %s', (line) => {
  expect(dateRules.some((rule) => rule.test(line))).toBe(true);
});

test.each([
  'const now = new Date(Date.now() + seconds * 1000);',
  'createdAt: row.createdAt.toISOString(),',
  "new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });",
  "ratio.toLocaleString('pt-BR')",
])('the date rules allow %s', (line) => {
  expect(dateRules.some((rule) => rule.test(line))).toBe(false);
});
