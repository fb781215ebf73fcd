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
    'xn--educao-xwa7.com.br',
    '10.0.0.300',
    '1.2.3.4.5',
    'acme com br',
    'acme.com.br:porta',
  ])('%j is none', (host) => {
    expect(isHostName(host)).toBe(false);
  });
});
