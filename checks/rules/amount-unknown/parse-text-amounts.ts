import type { Currency } from '../../../model/money/format-amount';

/** An amount of money in a text. */
export interface TextAmount {
  /** As written: `12x de R$ 39,90`. */
  text: string;
  /** Minor units. */
  amount: number;
  /** Number of payments, if stated. */
  count?: number;
  /** Whether the text states no cents: the amount may be rounded. */
  isWhole: boolean;
}

const space = '[\\s\\u00a0\\u202f]*';
const number = '(?<number>\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d+(?:,\\d{1,2})?)(?![\\d%]|[.,]\\d)';

/** Words before an amount that make it a limit or an estimate. */
const inexact =
  /(?:menos de|mais de|cerca de|perto de|acima de|abaixo de|quase|at[ée]|less than|more than|about|up to)\s+$/iu;

/** Words behind an amount: a larger unit, or a time for which no plan is charged. */
const otherUnit =
  /^[\s\u00a0*_]*(?:mil(?:h|\b)|bi(?:lh|\b)|(?:por|ao|\/|per|an?)\s*(?:dia|aula|hora|semana|day|lesson|class|hour|week))/iu;

/**
 * Amounts of a currency in a text: those with its symbol, and `Nx de` or `N vezes de` with or without one. An inexact
 * amount, and one per day or lesson, is left out.
 */
export function parseTextAmounts(text: string, { symbol }: Pick<Currency, 'symbol'>): TextAmount[] {
  const sign = symbol.replaceAll(/[$.*+?^{}()|[\]\\]/g, '\\$&');
  const count = `(?:(?<count>\\d{1,2})${space}(?:x|vezes|parcelas|payments|instal+ments)${space}(?:de|of)[\\s\\u00a0*_]*)?`;
  const pattern = new RegExp(
    `(?<![\\p{L}\\d.,])${count}(?<before>${sign}${space})?${number}(?<behind>${space}${sign}(?!\\p{L}))?`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
    const { count: counted, before, number: digits = '', behind } = groups;
    if (counted === undefined && before === undefined && behind === undefined) return [];
    const end = index + found.length;
    if (inexact.test(text.slice(0, index).replaceAll(/[*_]/g, '')) || otherUnit.test(text.slice(end))) return [];
    const [whole = '', cents] = digits.replaceAll('.', '').split(',');
    return {
      text: found.replaceAll(/[*_]/g, ''),
      amount: Number(whole) * 100 + Number((cents ?? '').padEnd(2, '0')),
      isWhole: cents === undefined,
      ...(counted !== undefined && { count: Number(counted) }),
    };
  });
}
