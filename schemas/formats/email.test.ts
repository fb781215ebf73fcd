import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';

describe('e-mail address', () => {
  it.each([
    'ana@example.com',
    'ANA@EXAMPLE.COM.BR',
    'ana.souza+curso@sub.example.com.br',
    'an@x.com',
    'an@x.co',
    'a_b-c@ex-ample.org',
    'ana.xn--a@ex--ample.com',
    `${'a'.repeat(68)}@example.com`,
  ])('takes %j as my e-mail address', (typed) => {
    expect(isEmail(typed)).toBe(true);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'a@example.com',
    'ana@example',
    'ana@example.c',
    'ana@.com',
    'ana@com.',
    'ana@exam..ple.com',
    'ana..souza@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana souza@example.com',
    'ana@exa mple.com',
    ' ana@example.com',
    'ana@example.com ',
    'ana@@example.com',
    'ana@souza@example.com',
    'aná@example.com',
    'ana@exámple.com',
    'ana@xn--exmple-qta.com',
    'ana@mail.XN--exmple-qta.com.br',
    'ana@example.xn--p1ai',
    'joa\u0303o@example.com',
    'ana@-example.com',
    'ana@example-.com',
    'a@x.co',
    'ana@example.com\n',
    `${'a'.repeat(69)}@example.com`,
  ])('asks for a valid e-mail address when I type %j', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });
});
