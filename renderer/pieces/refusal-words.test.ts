import { expect, it } from 'vitest';
import { compileCopy } from '../../model/copy/compile-copy';
import { translateRefusal } from '../../model/copy/translate';
import { isCardMethod } from '../../schemas/api/is-card-method';
import type { Copy, PaidMethod, RefusalCode } from '../../schemas/generated/types';
import { readRepositoryFile, readSharedTexts } from '../testing/test-repository';
import { refusalActionOf, refusalActions } from './refusal-actions';

const locales = ['pt-BR', 'pt-MZ'] as const;
const read = (language: string): Copy => readSharedTexts((one) => `brands/_base/copy.${one}.json`, language);
const { enum: codes } = JSON.parse(readRepositoryFile('schemas/api/refusal-code.schema.json')) as {
  enum: RefusalCode[];
};
const said = /nada foi cobrado|não foi cobrada|nenhum ponto foi usado/i;

it('each refusal of the contract has a next action', () => {
  expect(Object.keys(refusalActions).sort()).toEqual([...codes].sort());
  expect(refusalActionOf('toString')).toBeUndefined();
});

const cells = locales.flatMap((language) =>
  codes.flatMap((code) => (['none', 'unknown', undefined] as const).map((outcome) => ({ language, code, outcome }))),
);

it.each(cells)(
  '$language $code with the outcome $outcome says that nothing was charged only if that is known',
  ({ language, code, outcome }) => {
    const copy = compileCopy(read(language), () => undefined);
    const { cause, money, action } = translateRefusal({ copy, language }, code, 'payment', { outcome });
    expect(`${cause} ${action}`).not.toMatch(said);
    expect([cause.length > 10, action.length > 10]).toEqual([true, true]);
    if (outcome === 'none') expect(money).toMatch(said);
    else expect(money).toBeUndefined();
    if (outcome === 'unknown') expect(cause).toBe(read(language).refusals?.['unknown-cause']);
  },
);

const { enum: methods } = JSON.parse(readRepositoryFile('schemas/generated/payment-method.schema.json')) as {
  enum: PaidMethod[];
};

it.each(locales)('in %s, a refusal names a card only if the refused method has one', (language) => {
  const copy = compileCopy(read(language), () => undefined);
  const wordsOf = (method: PaidMethod | undefined, code: string) => {
    const { cause, action } = translateRefusal({ copy, language }, code, 'payment', { outcome: 'none', method });
    return `${cause} ${action}`;
  };
  const cardless = [...methods, 'livelo' as const].filter((method) => !isCardMethod(method));
  const named = cardless.flatMap((method) =>
    codes.map((code) => `${method} ${code}: ${wordsOf(method, code)}`).filter((words) => /cart(?:ão|ões)/i.test(words)),
  );
  expect(named).toEqual([]);
  expect(cardless).toContain('m-pesa');
  expect(codes.filter((code) => /cartão/.test(wordsOf('credit-card', code)))).toHaveLength(7);
  expect(codes.map((code) => wordsOf(undefined, code))).toEqual(codes.map((code) => wordsOf('credit-card', code)));
});

const listCodes = (file: string): string[] => {
  const { enum: listed = [], anyOf = [] } = JSON.parse(readRepositoryFile(`schemas/api/${file}`));
  return [...listed, ...anyOf.flatMap((one: { enum?: string[] }) => one.enum ?? [])];
};

it.each(locales)('in %s, each code of the contract has words of its own', (language) => {
  const copy = compileCopy(read(language), () => undefined);
  const all = ['refusal-code.schema.json', 'api-error-code.schema.json'].flatMap(listCodes);
  const messages = readSharedTexts<object>((one) => `brands/_base/messages.${one}.json`, language);
  const causeOf = (code: string, fallback: 'network' | 'status_unknown') =>
    translateRefusal({ copy, language }, code, fallback, { values: { before: '1', after: '2' } }).cause;
  const unworded = (code: string) => causeOf(code, 'network') !== causeOf(code, 'status_unknown');
  expect(all.length).toBeGreaterThan(40);
  // The field of a typed code shows its message.
  expect(all.filter((code) => unworded(code) && !Object.hasOwn(messages, code))).toEqual([]);
  expect(unworded('a_code_that_we_do_not_know')).toBe(true);
});

it.each(locales)('in %s, no cause or action says by itself that nothing was charged', (language) => {
  const texts = Object.entries(read(language).refusals ?? {}).filter(([key]) =>
    /-(?:cause|action)(?:-cardless)?$/.test(key),
  );
  expect(texts.filter(([, text]) => said.test(String(text)))).toEqual([]);
  expect(texts.length).toBeGreaterThan(80);
});

it.each(locales)('in %s, after too many tries only a payment offers another method', (language) => {
  const copy = compileCopy(read(language), () => undefined);
  const offers = (code: string) => /outra forma/.test(translateRefusal({ copy, language }, code, 'generic').action);
  const limited = ['rate_limited', 'payment_limited', 'sms_limited', 'device_limited', 'code_limited'];
  expect(limited.filter(offers)).toEqual(['payment_limited']);
});
