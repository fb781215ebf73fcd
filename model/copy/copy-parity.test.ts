import { describe, expect, it } from 'vitest';
import {
  listRepositoryFolder,
  listTemplateIds,
  readRepositoryFile,
  readSharedTexts,
} from '../../renderer/testing/test-repository';
import { formRules } from '../../schemas/generated/form-rules';
import { compileCopy, listPlaceholders } from './compile-copy';

type Group = Record<string, string>;
type Groups = Record<string, Group>;

const languages = ['pt-BR', 'pt-MZ'] as const;

/** Rules that only authors can break: a check reports them. */
const rulesOfSettings = ['business-document', 'host-name', 'https-link', 'web-url'];

/** Words of Brazil alone: Mozambique states each shared text that has one, even where it stays the same. */
const ofBrazil =
  /aplicativo|boleto|celular|CNPJ|comprovante|CPF|cupom|digit[ae]|lotérica|maquininha|nota fiscal|Pix|R\$|registr|\btela|telefone/i;

/** Files of shared texts, by language. */
const files: readonly ((language: string) => string)[] = [
  ...listTemplateIds().map((id) => (language: string) => `templates/${id}/${id}.copy.${language}.json`),
  (language) => `brands/_base/copy.${language}.json`,
  (language) => `brands/_base/messages.${language}.json`,
];

/** `group.key` → text, as one file states it. */
function listStated(file: string): Record<string, string> {
  const entries = Object.entries(JSON.parse(readRepositoryFile(file)) as Record<string, string | Group>);
  return Object.fromEntries(
    entries.flatMap(([key, value]): [string, string][] => {
      if (key === '$schema') return [];
      if (typeof value === 'string') return [[key, value]];
      return Object.entries(value).map(([name, text]) => [`${key}.${name}`, text]);
    }),
  );
}

/** All texts of a language before a brand changes any. */
function readWords(language: string): Groups {
  const own = listTemplateIds().map((id) => [
    id,
    readSharedTexts<Group>((one) => `templates/${id}/${id}.copy.${one}.json`, language),
  ]);
  const base = readSharedTexts<Groups>((one) => `brands/_base/copy.${one}.json`, language);
  return { ...(Object.fromEntries(own) as Groups), ...base };
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

  it.each(files.map((fileOf) => [fileOf('pt-MZ'), fileOf] as const))('differ in %s', (_, fileOf) => {
    const [stated, own] = [listStated(fileOf('pt-BR')), listStated(fileOf('pt-MZ'))];
    const isOfBrazil = (key: string) => ofBrazil.test(stated[key] ?? '');
    expect(Object.keys(own).filter((key) => !Object.hasOwn(stated, key))).toEqual([]);
    expect(Object.keys(own).filter((key) => own[key] === stated[key] && !isOfBrazil(key))).toEqual([]);
    expect(Object.keys(stated).filter((key) => isOfBrazil(key) && !Object.hasOwn(own, key))).toEqual([]);
  });

  it('have a message for every rule that a form can break', () => {
    const rules = listRepositoryFolder('schemas/formats').filter((file) => /^[a-z0-9-]+\.ts$/.test(file));
    const messages = listStated('brands/_base/messages.pt-BR.json');
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
