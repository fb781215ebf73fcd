import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listRepositoryFolder, listTemplateIds, readRepositoryFile, repositoryRoot } from '../testing/test-repository';
import { compileCopy, listPlaceholders } from './compile-copy';

type Group = Record<string, string>;
type Groups = Record<string, Group>;

const languages = ['pt-BR', 'pt-MZ'] as const;

function readJson<T>(file: string): T {
  const { $schema: _, ...rest } = JSON.parse(readRepositoryFile(file)) as Record<string, unknown>;
  return rest as T;
}

/** Every text that screens may show in a language, before a brand changes any. */
function readWords(language: string): Groups {
  const own = listTemplateIds().map((id) => [id, readJson<Group>(`templates/${id}/${id}.copy.${language}.json`)]);
  return { ...(Object.fromEntries(own) as Groups), ...readJson<Groups>(`brands/_base/copy.${language}.json`) };
}

const words = { 'pt-BR': readWords('pt-BR'), 'pt-MZ': readWords('pt-MZ') };

/** `group.key` → its placeholders, of all groups. */
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
    expect(rules.map((file) => file.slice(0, -'.ts'.length)).filter((rule) => !(rule in messages))).toEqual([]);
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

/** A call of a group's texts in the code: `const t = useCopy('group')` … `t('key')`, both of `t(isA ? 'a' : 'b')`. */
function scanCalls(source: string): { group: string; key: string }[] {
  const groups = new Map<string, string>();
  const calls: { group: string; key: string }[] = [];
  const pattern =
    /const (\w+) = (?:useCopy\(|translate\([\w.]+, )'([\w-]+)'|\b(\w+)\(\s*((?:[^'"`(){},]*'[^']*')+)\s*[,)]/g;
  for (const [, name, group, called, argument] of source.matchAll(pattern)) {
    if (name !== undefined && group !== undefined) groups.set(name, group);
    const of = called === undefined ? undefined : groups.get(called);
    if (of === undefined) continue;
    for (const [, key] of argument?.replace(/[!=]==? '[^']*'/g, '').matchAll(/'([^']*)'/g) ?? [])
      calls.push({ group: of, key: key ?? '' });
  }
  return calls;
}

function listSources(folder: string): string[] {
  return readdirSync(path.join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.generated\./.test(file) && !file.startsWith('testing/'))
    .map((file) => `${folder}/${file}`);
}

const enumOf = (file: string) => (JSON.parse(readRepositoryFile(file)) as { enum: string[] }).enum;

interface Words {
  /** Groups that the file opens. */
  groups: string[];
  /** Strings of the file, as patterns: `company-${id}` stands for every key of that shape. */
  keys: RegExp[];
}

/** What a file may show: a label of a payment method names texts that another file looks up. */
function listWords(source: string, known: string[] = []): Words {
  const opened = source.matchAll(/(?:useCopy\(|translate\([\w.]+, |hasText\(\w+, )'([\w-]+)'/g);
  const whole = [...source.matchAll(/'([\w-]+)'/g)].map(([, literal]) => new RegExp(`^${literal}$`));
  const built = [...source.matchAll(/`((?:[\w-]|\$\{[^}`]*\})+)`/g)]
    .map(([, literal = '']) => literal.replaceAll(/\$\{[^}]*\}/g, '.+'))
    .filter((pattern) => /[\w-]{3}/.test(pattern));
  return {
    groups: [...known, ...[...opened].map(([, group]) => group ?? '')],
    keys: [...whole, ...built.map((pattern) => new RegExp(`^${pattern}$`))],
  };
}

describe('the words that the code asks for', () => {
  const sources = [...listSources('renderer'), ...listSources('templates')].map((file) =>
    listWords(readRepositoryFile(file), /^renderer\/methods\/.*\.label\.ts$/.test(file) ? ['methods'] : []),
  );
  const calls = [...listSources('renderer'), ...listSources('templates')].flatMap((file) =>
    scanCalls(readRepositoryFile(file)).map((call) => ({ ...call, file })),
  );

  it('are found in the code', () => {
    const source =
      "const t = useCopy('pix');\nt('title'); t(isA ? 'a' : 'b'); t(x === 'pix' ? 'c' : 'd', { n: 1 }); other('no'); t(key);";
    expect(scanCalls(source).map(({ group, key }) => `${group}.${key}`)).toEqual([
      'pix.title',
      'pix.a',
      'pix.b',
      'pix.c',
      'pix.d',
    ]);
    expect(calls.length).toBeGreaterThan(100);
  });

  it.each(languages)('exist in %s', (language) => {
    const missing = calls.filter(({ group, key }) => !Object.hasOwn(words[language][group] ?? {}, key));
    expect(missing).toEqual([]);
  });

  it('are all the words that there are: none is left without a screen', () => {
    const codes = enumOf('schemas/api/payment-method.schema.json');
    const unused = Object.entries(words['pt-BR']).flatMap(([group, texts]) => {
      const keys = sources.filter(({ groups }) => groups.includes(group)).flatMap((source) => source.keys);
      return Object.keys(texts)
        .filter((key) => !keys.some((pattern) => pattern.test(key)))
        .filter((key) => group !== 'methods' || !codes.includes(key))
        .map((key) => `${group}.${key}`);
    });
    expect(unused).toEqual([]);
  });

  it('are found where a key is built', () => {
    const { groups, keys } = listWords(`const m = useCopy('methods'); m(\`company-\${id}\`); m(isA ? 'pay' : text);`);
    expect(groups).toEqual(['methods']);
    const isUsed = (key: string) => keys.some((pattern) => pattern.test(key));
    expect(['company-visa', 'pay', 'company', 'startTrial'].map(isUsed)).toEqual([true, true, false, false]);
  });

  it.each(languages)('of each refusal of a bank say cause and action in %s', (language) => {
    const missing = enumOf('schemas/api/refusal-code.schema.json')
      .flatMap((code) => [`${code}-cause`, `${code}-action`])
      .filter((key) => !Object.hasOwn(words[language].refusals ?? {}, key));
    expect(missing).toEqual([]);
  });

  it.each(languages)('of each payment method and card company exist in %s', (language) => {
    const methods = enumOf('schemas/api/payment-method.schema.json').filter((method) => method !== 'livelo');
    const companies = enumOf('schemas/api/card-company.schema.json').map((company) => `company-${company}`);
    const keys = [...methods, ...methods.map((method) => `${method}-hint`), ...companies];
    expect(keys.filter((key) => !Object.hasOwn(words[language].methods ?? {}, key))).toEqual([]);
  });
});
