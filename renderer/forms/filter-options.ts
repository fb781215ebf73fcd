import { foldText } from './fold-text';

/** Option of a searchable list. */
export interface SearchOption {
  value: string;
  label: string;
  /** Another name, such as the abbreviation of a state. */
  alias?: string;
}

/**
 * Filters the options: each typed word must begin a word of the label or alias. Ignores accents, case and punctuation.
 * No words match all options.
 */
export function filterOptions(options: readonly SearchOption[], typed: string): readonly SearchOption[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, alias = '' }) => {
    const text = ` ${foldText(`${label} ${alias}`)}`;
    return words.every((word) => text.includes(` ${word}`));
  });
}
