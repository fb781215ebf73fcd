import icuSyntax from '../checks/rules/icu-syntax/icu-syntax.check.json' with { type: 'json' };
import { listHiddenPrice } from '../checks/rules/list-hidden-price';
import { type CompiledCopy, compileCopy, listPlaceholders } from '../model/copy/compile-copy';
import { hasHtml } from '../model/copy/plain-text';

/** Texts by group and key, as their authors write them. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface TriedWords {
  /** Texts that can be shown. */
  compiled: CompiledCopy;
  /** Errors of the other texts, by `group.key`. */
  problems: Readonly<Record<string, string>>;
}

/**
 * Texts that are tried out → what a cell can show of them. A text that is not ICU, or that asks for a value which its
 * screen does not give, is left out.
 *
 * @param words the texts as they are, whose placeholders a screen fills
 */
export function tryWords(tried: Words, words: Words): TriedWords {
  const problems: Record<string, string> = {};
  const known = compileCopy(words, () => undefined);
  const compiled = compileCopy(tried, (group, key, reason) => {
    problems[`${group}.${key}`] = formatReason(tried[group]?.[key] ?? '', reason);
  });
  const valid = Object.entries(compiled).map(([group, messages]) => {
    const fitting = Object.entries(messages).filter(([key, message]) => {
      if (tried[group]?.[key]?.trim() === '') problems[`${group}.${key}`] = 'O texto não pode ficar vazio.';
      const common = known[group]?.[key] ?? '';
      const hidden = listHiddenPrice(group, key, message, common);
      if (hidden.length > 0) problems[`${group}.${key}`] = formatHidden(hidden);
      const given = listPlaceholders(common);
      const unknown = listPlaceholders(message).find((name) => !given.includes(name));
      if (unknown !== undefined) problems[`${group}.${key}`] = `A tela não preenche {${unknown}}.`;
      return unknown === undefined;
    });
    return [group, Object.fromEntries(fitting)] as const;
  });
  return { compiled: Object.fromEntries(valid), problems };
}

function formatHidden(names: readonly string[]): string {
  return `Falta mostrar o preço: ${names.map((name) => `{${name}}`).join(', ')}.`;
}

/** In the words of the check, which refuses the same. */
function formatReason(text: string, reason: string): string {
  if (hasHtml(text)) return 'Use só texto, sem nada entre < e >.';
  const reasons: Readonly<Record<string, string>> = icuSyntax.words['pt-BR'].values.reason;
  return `O texto tem um erro: ${reasons[reason] ?? reason}.`;
}
