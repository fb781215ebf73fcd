import { mendCode } from './mend-text';

/** A code that no `_` or hyphen starts or ends: without a chat's italics and a list's hyphen. */
export function mendWord(written: string, mend = mendCode): string {
  const word = mend(written).replace(/^[_-]+|(?<![_-])[_-]+$/g, '');
  return word === written ? word : mendWord(word, mend);
}
