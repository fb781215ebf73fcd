import { expect, it } from 'vitest';
import { repairValue } from './repair-value';

const link = '^https://[a-z0-9.-]+(/[^\\s]*)?$';

it.each([
  ['http://acme.example/ajuda', 'https://acme.example/ajuda'],
  ['https//acme.example/ajuda', 'https://acme.example/ajuda'],
  ['https:acme.example/ajuda', 'https://acme.example/ajuda'],
  ['http:/acme.example', 'https://acme.example'],
  ['acme.example/ajuda', 'https://acme.example/ajuda'],
  ['httpbin.example/ajuda', 'https://httpbin.example/ajuda'],
  ['https', undefined],
  ['https//ajuda', undefined],
  ['ajuda', undefined],
  ['/ajuda', undefined],
  ['ftp://acme.example/ajuda', undefined],
  ['ajuda@acme.example', undefined],
])('of the link %s is meant %s', (written, meant) => {
  expect(repairValue(written, link)).toBe(meant);
});
