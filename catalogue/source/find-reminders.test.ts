import { expect, it } from 'vitest';
import { findReminders } from './find-reminders';

it.each([
  ['TODO', true],
  ['TODO: escrever', true],
  ['TODO(ana) escrever', true],
  ['Texto\nFIXME', true],
  ['fixme', true],
  ['Lorem Ipsum dolor', true],
  ['LOREM IPSUM', true],
  ['xxx', true],
  ['XXXX', true],
  ['PARA TODO O BRASIL', false],
  ['Todo: um curso', false],
  ['todo', false],
  ['método', false],
  ['XX', false],
])('the text %j is a reminder of unfinished work: %s', (text, isLeft) => {
  const found = findReminders(JSON.stringify({ TODO: text }));
  expect(found.map((reminder) => reminder.text)).toEqual(isLeft ? [text] : []);
});
