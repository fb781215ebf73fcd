import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import { identificarDataComNovoFator2025, validarBoleto } from '@mrmgomes/boleto-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBankslip, buildPixCode } from './payment-codes';

const tokens = fc.string({ minLength: 1, maxLength: 64 });
/** The reference library reads an amount of ten digits as 0. */
const amounts = fc.integer({ min: 1, max: 999_999_999 });
/** Days far from the end of a cycle: the reference library knows only the cycle of 2025. */
const days = fc.integer({ min: 0, max: 3_000 }).map((offset) => new Date(Date.UTC(2025, 1, 22) + offset * 86_400_000));

describe('a pix code', () => {
  it('is a valid EMV code with the amount and a correct CRC-16, for any amount', () => {
    fc.assert(
      fc.property(tokens, amounts, (token, amount) => {
        const code = buildPixCode(token, amount);
        const fields = readEmv(code);
        expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
        expect(fields.get('00')).toBe('01');
        expect(fields.get('53')).toBe('986');
        expect(fields.get('54')).toBe((amount / 100).toFixed(2));
        expect(readEmv(fields.get('26') ?? '').get('00')).toBe('br.gov.bcb.pix');
        expect(readEmv(fields.get('26') ?? '').get('01')).toMatch(/@example\.com$/);
        expect(readEmv(fields.get('62') ?? '').get('05')).toMatch(/^[A-Z0-9]{25}$/);
      }),
    );
  });

  it('differs between two payments of the same amount', () => {
    expect(buildPixCode('pay_1', 9_900)).not.toBe(buildPixCode('pay_2', 9_900));
  });

  it('is not built for a negative amount', () => {
    expect(() => buildPixCode('pay_1', -1)).toThrow(RangeError);
  });
});

describe('a bankslip', () => {
  it('passes an independent check of its digits, amount and due date', () => {
    fc.assert(
      fc.property(tokens, amounts, days, (token, amount, day) => {
        const dueDate = day.toISOString().slice(0, 10);
        const { line, barcode } = buildBankslip(token, amount, dueDate);
        const checked = validarBoleto(line);
        expect(checked).toMatchObject({ sucesso: true, tipoBoleto: 'BANCO', codigoBarras: barcode });
        expect(Math.round(checked.valor * 100)).toBe(amount);
        // boleto-utils only knows the mod 11 of utility bills, so another package validates the barcode's check digit.
        expect(isValidBoleto(line)).toBe(true);
        const due = identificarDataComNovoFator2025(line, 'LINHA_DIGITAVEL');
        expect(new Date(due).toISOString().slice(0, 10)).toBe(dueDate);
      }),
    );
  });

  it.each([
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-07-04', '1497'],
    ['2049-10-14', '1000'],
  ])('due on %s has the due-date factor %s in its barcode', (dueDate, factor) => {
    expect(buildBankslip('pay_1', 9_900, dueDate).barcode.slice(5, 9)).toBe(factor);
  });
});

/** Fields of an EMV code: two digits of id, two of length, the value. */
function readEmv(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    fields.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE by definition: polynomial 0x1021, start 0xFFFF. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
