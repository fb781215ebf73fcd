import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHostName } from './host-name.ts';

describe('a host name', () => {
  it('is valid exactly when a URL with the host name can be parsed', () => {
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
