import type { WordsSubject } from '../../../catalogue/subject';
import { ofBrands } from '../rule';

/** Fewer sentences may be equal because both countries say them alike. */
const fewestSentences = 3;

/** Letters of the shortest sentence; a label is alike in both countries. */
const sentenceLetters = 25;

/** A brand's copy that repeats all of its copy in another language was copied and never rewritten. */
export const rule = ofBrands(({ words }, report) => {
  const [first, ...others] = words.toSorted((one, other) => one.language.localeCompare(other.language));
  if (!first) return;
  const stated = listTexts(first);
  for (const other of others) {
    const texts = listTexts(other);
    const sentences = [...texts.values()].filter(isSentence);
    if (sentences.length < fewestSentences || ![...texts].every(([key, text]) => stated.get(key) === text)) continue;
    report({ file: other.file, path: [] }, { language: other.language, other: first.language });
  }
});

/** By group and key. */
function listTexts({ copy }: WordsSubject): Map<string, string> {
  return new Map(
    Object.entries(copy).flatMap(([group, texts]) =>
      typeof texts === 'object' ? Object.entries(texts).map(([key, text]) => [`${group}.${key}`, text] as const) : [],
    ),
  );
}

function isSentence(text: string): boolean {
  return (text.match(/\p{L}/gu) ?? []).length >= sentenceLetters;
}
