import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHostName } from './host-name.ts';

describe('the host of a site', () => {
  it.each(['acme.com.br', 'test.acme.com.br', 'localhost', 'xn--educao-7ta5a.com.br', '10.0.0.30', 'a-b.example'])(
    '%s is one that a browser finds',
    (host) => {
      expect(isHostName(host)).toBe(true);
    },
  );

  it.each([
    '',
    '.',
    'acme..com.br',
    '.acme.com.br',
    'acme.com.br.',
    '10.0.0.300',
    '1.2.3.4.5',
    'acme com br',
    'acme.com.br:porta',
  ])('%j is none', (host) => {
    expect(isHostName(host)).toBe(false);
  });

  it('holds where a browser reads an address of it, whatever its parts', () => {
    const part = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'ab-019x'), minLength: 1, maxLength: 6 }),
      fc.constantFrom('xn--7ta5a', 'xn--xwa7', '0x1', '255', '256'),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const host = parts.join('.');
        expect(isHostName(host)).toBe(URL.canParse(`https://${host}`));
      }),
      { numRuns: 2_000 },
    );
  });
});
