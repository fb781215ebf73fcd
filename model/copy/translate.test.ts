import { describe, expect, it, test } from 'vitest';
import type { CardCompany, PaymentMethod, RefusalCode } from '../../schemas/generated/types';
import { compileCopy } from './compile-copy';
import type { CopyKey } from './copy-key';
import { hasText, translate, translateByCode, translateRefusal } from './translate';

const copy = compileCopy(
  {
    frame: { back: 'Voltar', progress: 'Passo {step} de {total}' },
    methods: {
      pay: 'Pagar {amount}',
      payPix: 'Gerar Pix de {amount}',
      'credit-card-hint': '{count, plural, one {Na hora} other {Em até #x}}',
      'pix-hint': 'Em segundos',
    },
    refusals: {
      'payment-cause': 'Não conseguimos.',
      'payment-action': 'Tente de novo.',
      'amount_changed-cause': 'De {before} para {after}.',
      'amount_changed-action': 'Toque de novo.',
      'unknown-cause': 'Não sabemos.',
      'unknown-action': 'Espere.',
      none: 'Nada foi cobrado.',
      'duplicate-cause': 'Já comprou.',
      'duplicate-action': 'Confira.',
      'duplicate-none': 'Esta tentativa não foi cobrada.',
    },
  },
  () => undefined,
);
const words = { copy, language: 'pt-BR' };
const f = translate(copy, 'frame', 'pt-BR');
const m = translate(copy, 'methods', 'pt-BR');

describe('the compiler accepts', () => {
  it('a key of the copy files with its values', () => {
    expect(f('back')).toBe('Voltar');
    expect(f('progress', { step: 1, total: 3 })).toBe('Passo 1 de 3');
  });

  it.each(['pay', 'payPix'] as const)('one of several keys with the same values: %s', (key) => {
    expect(m(key, { amount: 'R$ 9,00' })).toContain('R$ 9,00');
  });

  it.each([
    ['credit-card', 'Em até 12x'],
    ['pix', 'Em segundos'],
  ] as const)('a key that is built from a union type: %s-hint', (method, shown) => {
    expect(m(`${method}-hint`, { count: 12 })).toBe(shown);
  });

  it('a text for each code of the contract', () => {
    const methodText = (id: PaymentMethod): CopyKey<'methods'> => id;
    const hint = (id: PaymentMethod): CopyKey<'methods', 'count'> => `${id}-hint`;
    const company = (id: CardCompany): CopyKey<'methods', never> => `company-${id}`;
    const refusal = (id: RefusalCode): CopyKey<'refusals'>[] => [`${id}-cause`, `${id}-action`];
    expect([methodText('pix'), hint('pix'), company('elo'), ...refusal('duplicate')]).toEqual([
      'pix',
      'pix-hint',
      'company-elo',
      'duplicate-cause',
      'duplicate-action',
    ]);
  });
});

/** Each call below must be a compile error; `npm test -- --only types` fails otherwise. */
describe('the compiler refuses', () => {
  it('a group that no copy file has', () => {
    // @ts-expect-error no such group
    expect(() => translate(copy, 'frames', 'pt-BR')('back')).toThrow(RangeError);
  });

  it('a key that the group does not have', () => {
    // @ts-expect-error no such key
    expect(() => f('bakc')).toThrow(RangeError);
  });

  it('a built key that the group does not have', () => {
    const built = (id: 'pix' | 'gold') =>
      // @ts-expect-error no text `gold-hint`
      m(`${id}-hint`, { count: 1 });
    expect(() => built('gold')).toThrow(RangeError);
  });

  it('a text without its values', () => {
    // @ts-expect-error `{amount}` is missing
    expect(() => m('pay')).toThrow('amount');
  });

  it('a text without one of its values', () => {
    // @ts-expect-error `{total}` is missing
    expect(() => f('progress', { step: 1 })).toThrow('total');
  });

  it('a value without a placeholder in the text', () => {
    // @ts-expect-error no `{price}`
    expect(m('pay', { amount: 'R$ 9,00', price: 'R$ 9,00' })).toBe('Pagar R$ 9,00');
  });

  it('values for a text without placeholders', () => {
    // @ts-expect-error takes no values
    expect(f('back', { step: 1 })).toBe('Voltar');
  });

  it('a count that is not a number, and an amount that is a number', () => {
    // @ts-expect-error the plural needs a number
    expect(() => m('credit-card-hint', { count: '12' })).toThrow('number');
    // @ts-expect-error amounts come as shown
    expect(m('pay', { amount: 900 })).toBe('Pagar 900');
  });
});

describe('a key that is known only at run time', () => {
  test.each([
    ['frame', 'next'],
    ['unknown', 'back'],
    ['frame', 'toString'],
    ['frame', '__proto__'],
    ['__proto__', 'toString'],
  ])('throws when the text does not exist: %s.%s', (group, key) => {
    expect(() => translateByCode(copy, group, 'pt-BR')(key)).toThrow(RangeError);
  });

  test.each([
    ['frame', 'back', true],
    ['frame', 'next', false],
    ['lead', 'back', false],
    ['frame', 'constructor', false],
  ] as const)('can be looked up: %s.%s', (group, key, exists) => {
    expect(hasText(copy, group, key)).toBe(exists);
  });

  test('shows the cause and the action of a refusal', () => {
    const changed = { code: 'amount_changed', cause: 'De R$ 9 para R$ 8.', action: 'Toque de novo.' };
    const values = { before: 'R$ 9', after: 'R$ 8' };
    expect(translateRefusal(words, 'amount_changed', 'payment', { values })).toEqual(changed);
  });

  test.each([
    ['payment', 'none', 'Nada foi cobrado.'],
    ['duplicate', 'none', 'Esta tentativa não foi cobrada.'],
    ['payment', undefined, undefined],
    ['payment', 'unknown', undefined],
  ] as const)('the refusal %s with the outcome %s says about money: %s', (code, outcome, money) => {
    expect(translateRefusal(words, code, 'payment', { outcome }).money).toBe(money);
  });

  test('an unknown outcome is told as unknown, whatever the code', () => {
    const unknown = { code: 'duplicate', cause: 'Não sabemos.', action: 'Espere.' };
    expect(translateRefusal(words, 'duplicate', 'payment', { outcome: 'unknown' })).toEqual(unknown);
  });

  test.each([undefined, 'new_code', '__proto__'])('shows the fallback for the refusal %s', (code) => {
    const fallback = { code: 'payment', cause: 'Não conseguimos.', action: 'Tente de novo.' };
    expect(translateRefusal(words, code, 'payment')).toEqual(fallback);
  });
});
