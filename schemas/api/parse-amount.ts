import { mendCode } from '../mend-text.ts';

/** A number with thousands in groups of three, or without groups, and at most two decimals. */
const number = /^(\d{1,3}(?:\.\d{3})+|\d+)?(?:[.,](\d{0,2}))?$/;

/** Currency around a number: `R$`, `MT`, or a code of ISO 4217. */
const currency = /^(?:R\$|MT|[A-Z]{3})|(?:R\$|MT|[A-Z]{3})$/g;

/** The contract's largest amount, in minor units. */
const maximum = 1_000_000_000;

/**
 * Typed amount, a form's value → minor units. Reads `1.140,50`, `1140.5`, `R$ 500` and `500 MT`.
 *
 * @returns undefined for any other text
 */
export function parseAmount(typed: unknown): number | undefined {
  const [, whole = '', decimals = ''] =
    number.exec(
      mendCode(String(typed ?? ''))
        .replace(/\s/g, '')
        .toUpperCase()
        .replace(currency, ''),
    ) ?? [];
  if (whole + decimals === '') return undefined;
  const amount = Number(whole.replaceAll('.', '') + decimals.padEnd(2, '0'));
  return amount <= maximum ? amount : undefined;
}
