import { foldText } from './fold-text';

/** An entry of a list that can be searched. */
export interface SearchOption {
  value: string;
  label: string;
  /** What else it is known by, such as the abbreviation of a state. */
  alias?: string;
}

/**
 * The options that have every typed word at the beginning of a word of theirs, in their label or alias. Accents, case and signs do
 * not count; without a word all are found.
 */
export function filterOptions(options: readonly SearchOption[], typed: string): readonly SearchOption[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, alias = '' }) => {
    const text = ` ${foldText(`${label} ${alias}`)}`;
    return words.every((word) => text.includes(` ${word}`));
  });
}
