import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A line height that does not grow with the text size. */
const fixedLine = /line-height:\s*[\d.]+(?:px|rem|vh)|\bfont:[^;]*\/\s*[\d.]+(?:px|rem|vh)/;

test('line heights have no fixed units, so that lines of enlarged text do not overlap', () => {
  const files = ['renderer', 'templates', 'studio', 'sandbox'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
  );
  const sheets = files.filter((file) => file.endsWith('.styles.ts'));
  expect(sheets.length).toBeGreaterThan(20);
  const faults = sheets.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (fixedLine.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(faults).toEqual([]);
});

test.each(['line-height: 18px;', 'line-height: 1.2rem;', 'font: 400 13px / 20px monospace;'])(
  'the line height rule rejects %s',
  (line) => {
    expect(fixedLine.test(line)).toBe(true);
  },
);

test.each(['line-height: 1.5;', 'line-height: calc(18 / 13);', 'font: 400 13px / 1.45 monospace;'])(
  'the line height rule allows %s',
  (line) => {
    expect(fixedLine.test(line)).toBe(false);
  },
);
