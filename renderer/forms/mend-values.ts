import type { FieldValues } from 'react-hook-form';
import { mendEmail } from '../../schemas/mend-email';
import { mendCode } from '../../schemas/mend-text';
import { mendWord } from '../../schemas/mend-word';

/** The second card's fields are a group of their own. */
export function mendValues(typed: FieldValues): FieldValues {
  const entries = Object.entries(typed).map(([field, value]) => {
    if (typeof value === 'string') return [field, field === 'name' ? cleanName(value) : clean(value)];
    return [field, typeof value === 'object' && value !== null ? mendValues(value) : value];
  });
  return Object.fromEntries(entries);
}

/** Sends texts that look the same as one text. Within an e-mail address every character counts. */
function clean(text: string): string {
  return text.includes('@') ? mendEmail(text) : mendCode(text);
}

/** The contract's names have no full stop: `José S. Silva` → `José S Silva`. */
function cleanName(name: string): string {
  return mendWord(name)
    .replace(/[.\s]+/g, ' ')
    .trim();
}
