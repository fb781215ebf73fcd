import { expect, test } from 'vitest';
import { patternMessages } from '../../../schemas/generated/pattern-messages';

const languages = [
  ['pt-BR', /como (\S+?)(?=:? |$)/],
  ['en', /such as (\S+?)(?=:? |$)/],
] as const;

test.each(
  Object.entries(patternMessages).flatMap(([pattern, words]) =>
    languages.map(([language, example]) => [words[language], pattern, example] as const),
  ),
)('the message "%s" shows an example that matches its pattern', (words, pattern, example) => {
  expect(words).toMatch(example);
  expect(example.exec(words)?.[1]).toMatch(new RegExp(pattern, 'u'));
});
