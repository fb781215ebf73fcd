import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint-of';

test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('the fingerprint of %j equals the published FNV-1a value', (text, fingerprint) => {
  expect(fingerprintOf(text)).toBe(fingerprint);
});

test('the fingerprint of an e-mail ignores case and outer spaces, but no letter', () => {
  expect(fingerprintOf(' Ana@Exemplo.com.br ')).toBe(fingerprintOf('ana@exemplo.com.br'));
  expect(fingerprintOf('ana@exemplo.com.br')).not.toBe(fingerprintOf('eva@exemplo.com.br'));
});
