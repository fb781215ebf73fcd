import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckCode } from '../../schemas/generated/check-table';
import type { CheckPage, CheckWords } from '../../schemas/generated/types';
import type { ConfigFinding, Params } from './config-finding';
import { printable } from './printable';

export type AuthorLanguage = keyof CheckPage['words'];

export const authorLanguages = ['pt-BR', 'en'] as const satisfies readonly AuthorLanguage[];

export interface FindingText {
  message: string;
  /** Advice on how to mend it; absent if nobody knows one. */
  help: string | undefined;
}

const folder = path.resolve(import.meta.dirname, '../rules');
const pages = new Map<CheckCode, CheckPage>();

/** Page of a check with its texts and samples, read on first use. */
export function readCheckPage(code: CheckCode): CheckPage {
  const known = pages.get(code);
  if (known) return known;
  const page = JSON.parse(readFileSync(path.join(folder, code, `${code}.check.json`), 'utf8')) as CheckPage;
  pages.set(code, page);
  return page;
}

/** A finding in the author's language. Each text is one line, whatever a file says. */
export function describeFinding({ code, params }: ConfigFinding, language: AuthorLanguage): FindingText {
  const words = readCheckPage(code).words[language];
  const help = selectHelp(words, params);
  return {
    message: fill(words.message, words, params, language),
    help: help === undefined ? undefined : fill(help, words, params, language),
  };
}

/** Help for a value of the finding, else the first line whose placeholders have values. */
function selectHelp({ help = [], helpBy = {} }: CheckWords, params: Params): string | undefined {
  for (const [name, lines] of Object.entries(helpBy)) {
    const value = params[name];
    if (typeof value === 'string' && Object.hasOwn(lines, value)) return lines[value];
  }
  return help.find((line) => placeholdersOf(line).every((name) => isGiven(params[name])));
}

/** An empty list offers no choice. */
function isGiven(value: Params[string] | undefined): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

const placeholder = /\{(\w+)\}/g;

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** Longest list of words in a text. */
const mostWords = 12;

/** The words for a value hold no other such words. */
const noValues = {};

/** @throws RangeError when the finding lacks a value of its text: a defect of the check */
function fill(text: string, { values }: Pick<CheckWords, 'values'>, params: Params, language: AuthorLanguage): string {
  return text.replace(placeholder, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`no value for {${name}} in "${text}"`);
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    if (typeof value === 'string') {
      const words = values?.[name]?.[value];
      return words === undefined ? printable(value) : fill(words, noValues, params, language);
    }
    return printable('en' in value ? value[language] : listWords(value, language));
  });
}

function listWords(words: readonly string[], language: AuthorLanguage): string {
  const shown = words.length > mostWords ? [...words.slice(0, mostWords), '…'] : [...words];
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(shown);
}
