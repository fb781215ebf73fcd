import { type CompiledCopy, compileCopy } from '../model/copy/compile-copy';
import { hasHtml } from '../model/copy/plain-text';
import type { WordsSubject } from './subject';

/** Compiles a file of copy. Texts with invalid ICU are left out, and kept as faults. */
export function compileWords(words: Omit<WordsSubject, 'compiled' | 'faults'>): WordsSubject {
  const faults: { group: string; key: string; reason: string }[] = [];
  const compiled: CompiledCopy = compileCopy(words.copy, (group, key, reason) => {
    const text = (words.copy[group] as Readonly<Record<string, string>> | undefined)?.[key];
    // Tags are invalid ICU too, but have their own check.
    if (!hasHtml(String(text))) faults.push({ group, key, reason });
  });
  return { ...words, compiled, faults };
}
