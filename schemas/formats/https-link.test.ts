import { describe, expect, it } from 'vitest';
import { isHttpsLink } from './https-link.ts';

describe('a link of a brand', () => {
  it.each(['https://acme.com.br', 'https://acme.com.br/', 'https://ajuda.acme.com.br/termos?versao=..2#fim'])(
    'a browser opens %s',
    (link) => {
      expect(isHttpsLink(link)).toBe(true);
    },
  );

  it.each([
    '',
    'https://',
    'https:///termos',
    'https://www..acme.com.br/termos',
    'https://acme.com.br./termos',
    'https://10.0.0.300/termos',
    'acme.com.br/termos',
  ])('a browser does not open %j', (link) => {
    expect(isHttpsLink(link)).toBe(false);
  });
});
