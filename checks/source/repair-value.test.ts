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
])('the link %s is repaired to %s', (written, intended) => {
  expect(repairValue(written, link)).toBe(intended);
});

const color = '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$';
const day = '^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$';
const flow = '^[a-z0-9-]+$';

it.each([
  ['rgb(11, 95, 255)', color, '#0b5fff'],
  ['rgb(0 0 0)', color, '#000000'],
  ['rgb(300, 95, 255)', color, undefined],
  ['rgb(11, 95)', color, undefined],
  ['#0B5FFFff', color, '#0B5FFF'],
  ['#0b5fff80', color, undefined],
  ['azul', color, undefined],
  ['31/01/2027', day, '2027-01-31'],
  ['31.1.2027', day, '2027-01-31'],
  ['10/12/2027', day, undefined],
  ['31/13/2027', day, undefined],
  ['flows/acme-pix', flow, 'acme-pix'],
  ['flows/acme-pix.json', flow, 'acme-pix'],
  ['brands/acme-pix', flow, undefined],
])('the value %s for the pattern %s is repaired to %s', (written, pattern, intended) => {
  expect(repairValue(written, pattern)).toBe(intended);
});
