import { isAmountKey } from '../../catalogue/source/is-amount-key';
import type { SchemaNode } from '../../catalogue/source/schema-at';
import type { Fix } from '../findings/config-finding';
import { parseMoney } from './parse-money';

type SetValue = Extract<Fix, { kind: 'set-value' }>;

interface RepairedPlace {
  key: string | number | undefined;
  pattern: string | undefined;
  item?: SchemaNode | undefined;
  written: string;
}

/** Words for yes and no. */
const booleans = new Map([
  ['true', true],
  ['yes', true],
  ['sim', true],
  ['false', false],
  ['no', false],
  ['não', false],
  ['nao', false],
]);

/** A whole number with its unit: "12x", "12 vezes", "144px". */
const counted = /^(0|[1-9]\d{0,14})\s?(?:x|vezes|parcelas|px)$/i;

/**
 * Converts an unambiguous value to its schema's type: "220", "12x", "1.188,00" or 1188.50 (amounts, to minor units),
 * "sim", 12 for a text, a single item for a list. An amount with a separator is money or invalid: as a plain number it
 * would be a hundredth.
 *
 * @param at key, schema for a text or list item, and the value as written
 */
export function repairType(
  value: unknown,
  expected: string,
  { key, pattern, item, written }: RepairedPlace,
): SetValue | undefined {
  const said = typeof value === 'string' ? value : written;
  if (expected === 'integer' && isAmountKey(key) && /[.,]/.test(said)) {
    const amount = parseMoney(said);
    return amount === undefined ? undefined : { kind: 'set-value', value: amount };
  }
  if (typeof value === 'string') {
    const [, count] = counted.exec(value) ?? [];
    if (expected === 'integer' && count !== undefined && !isAmountKey(key))
      return { kind: 'set-value', value: Number(count) };
    const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(value);
    if (expected === 'integer' && isNumber && Number.isInteger(Number(value)))
      return { kind: 'set-value', value: Number(value) };
    if (expected === 'number' && isNumber) return { kind: 'set-value', value: Number(value) };
    const intended = booleans.get(value.toLowerCase());
    if (expected === 'boolean' && intended !== undefined) return { kind: 'set-value', value: intended };
    if (expected === 'array') return listOfText(value, item);
  }
  // Reading a number can lose digits, as in a 20-digit id or 1.50. Nobody can restore them.
  if (expected === 'string' && typeof value === 'number' && written === String(value))
    return textOfNumber(written, pattern);
  return undefined;
}

/** Splits a text for a list: "pix, bankslip" becomes two names if it cannot be one. */
function listOfText(text: string, item: SchemaNode = {}): SetValue | undefined {
  const fits = (one: string) =>
    (item.pattern === undefined || new RegExp(item.pattern).test(one)) && (item.enum?.includes(one) ?? true);
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  if (parts.length === 1 || fits(text)) return { kind: 'set-value', value: [text] };
  return parts.every(fits) ? { kind: 'set-value', value: parts } : undefined;
}

/** Converts a number for a text: 28 of a radius → "28px", 112233 of a colour → "#112233". */
function textOfNumber(written: string, pattern: string | undefined): SetValue | undefined {
  const texts = [written, `${written}px`, `#${written}`];
  const value = pattern === undefined ? written : texts.find((text) => new RegExp(pattern).test(text));
  return value === undefined ? undefined : { kind: 'set-value', value };
}
