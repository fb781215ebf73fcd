import { describe, expect, it } from 'vitest';
import { listRepositoryFolder, listTemplateIds, readRepositoryFile } from '../../renderer/testing/test-repository';
import { formRules } from '../../schemas/generated/form-rules';
import { compileCopy, listPlaceholders } from './compile-copy';

type Group = Record<string, string>;
type Groups = Record<string, Group>;

const languages = ['pt-BR', 'pt-MZ'] as const;

/** Rules that only authors can break: a check reports them. */
const rulesOfSettings = ['business-document', 'host-name', 'https-link', 'web-url'];

function readJson<T>(file: string): T {
  const { $schema: _, ...rest } = JSON.parse(readRepositoryFile(file)) as Record<string, unknown>;
  return rest as T;
}

/** All texts of a language before a brand changes any. */
function readWords(language: string): Groups {
  const own = listTemplateIds().map((id) => [id, readJson<Group>(`templates/${id}/${id}.copy.${language}.json`)]);
  return { ...(Object.fromEntries(own) as Groups), ...readJson<Groups>(`brands/_base/copy.${language}.json`) };
}

const words = { 'pt-BR': readWords('pt-BR'), 'pt-MZ': readWords('pt-MZ') };

/** `group.key` → its placeholders, for all groups. */
function shapeOf(groups: Groups): Record<string, string[]> {
  const compiled = compileCopy(groups, (group, key, reason) => {
    throw new SyntaxError(`${group}.${key}: ${reason}`);
  });
  const entries = Object.entries(compiled).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${group}.${key}`, listPlaceholders(text).sort()] as const),
  );
  return Object.fromEntries(entries);
}

describe('Brazil and Mozambique', () => {
  it('have the same texts with the same placeholders', () => {
    expect(shapeOf(words['pt-MZ'])).toEqual(shapeOf(words['pt-BR']));
  });

  it('have the same error messages', () => {
    const [first, second] = languages.map((language) =>
      Object.keys(readJson<Group>(`brands/_base/messages.${language}.json`)).sort(),
    );
    expect(second).toEqual(first);
  });

  it('have a message for every rule that a form can break', () => {
    const rules = listRepositoryFolder('schemas/formats').filter((file) => /^[a-z0-9-]+\.ts$/.test(file));
    const messages = readJson<Group>('brands/_base/messages.pt-BR.json');
    const missing = rules.map((file) => file.slice(0, -'.ts'.length)).filter((rule) => !(rule in messages));
    expect(missing.filter((rule) => !rulesOfSettings.includes(rule))).toEqual([]);
    expect(formRules.filter((rule) => rulesOfSettings.includes(rule))).toEqual([]);
  });

  it.each(languages)('leave no text empty: %s', (language) => {
    const empty = Object.entries(words[language]).flatMap(([group, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => `${group}.${key}`),
    );
    expect(empty).toEqual([]);
  });
});
