import { expect, test } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { describeFinding } from '../findings/describe-finding';
import { inspectFiles } from '../inspect-config';
import { sampleFiles } from '../sample-files';

const copy = 'brands/acme/copy.pt-BR.json';
const brand = 'brands/acme/brand.json';
const theme = 'brands/acme/theme.json';
const companies = ['mastercard', 'visa', 'hipercard', 'elo', 'american_express', 'diners'];
const successStep = '{ "id": "success", "templateId": "success" }';
const gtmAddress = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const large = (file: string): CheckSample[number] => ({ file, text: svg, size: 200_001 });

type Told = [change: CheckSample[number], message: string, help: string];

/** Mistake → message and help. */
test.each<Told>([
  [
    { file: brand, replace: '"amount": 114000', by: '"amount": 1140.50' },
    '1140.50 is not a whole number of cents, without quotes, a point or a comma (1188.00 is 118800)',
    'change it to 114050',
  ],
  [
    { file: copy, replace: 'Comece agora', by: 'Você "está" na lista' },
    'the file is not valid JSON: something here is out of place',
    'write \\" for each quote inside a text',
  ],
  [
    { file: copy, replace: 'Comece agora', by: 'Comece\tagora' },
    'the file is not valid JSON: a text holds an invisible character',
    'write \\n for a line break and \\t for a tab',
  ],
  [
    { file: brand, replace: '    "title"', by: '\u00a0   "title"' },
    'the file is not valid JSON: there is a special space, U+00A0 between the values',
    'change this special space to an ordinary one',
  ],
  [
    { file: brand, replace: '    "title"', by: '<<<<<<< HEAD\n    "title"' },
    'the file is not valid JSON: a Git conflict was left in the file',
    'keep one of the two sides, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
  [
    { file: brand, replace: '"title": "Acme"', by: '"title": "Acme”' },
    'the file is not valid JSON: the quote that ends the text is missing',
    'end the text with a double quote; a text stands on one line',
  ],
  ...['2027-02-30', '2027-02-29', '2027-04-31', '9999-12-31', '1999-12-31'].map(
    (until): Told => [
      {
        file: brand,
        replace: '"order": 10,',
        by: `"order": 10, "waivers": [{ "code": "todo-left", "reason": "O texto novo chega em março.", "until": "${until}" }],`,
      },
      `"${until}" does not have the format of this key`,
      'a day that exists, from 2000-01-01 to 2099-12-31, such as 2027-01-31: year, month and day',
    ],
  ),
  [
    { file: brand, replace: 'https://acme.example/termos', by: 'https://acme.example/termos de uso' },
    '"https://acme.example/termos de uso" does not have the format of this key',
    'a link has no space: take out the one after "https://acme.example/termos", or put a hyphen in its place',
  ],
  [
    { file: brand, replace: '114000', by: '1.140' },
    '1.140 is not a whole number of cents, without quotes, a point or a comma (1188.00 is 118800)',
    'write a whole number of cents, without quotes, a point or a comma (1188.00 is 118800)',
  ],
  [
    { file: brand, replace: '"order": 10', by: '"order": "10º"' },
    '"10º" is not a whole number, without quotes, a point or a comma',
    'write a whole number, without quotes, a point or a comma',
  ],
  [
    { file: theme, replace: '"font": {', by: '"shape": { "radiusButton": 28 },\n  "font": {' },
    '28 is not a text in quotes',
    'change it to "28px"',
  ],
  [
    { file: brand, replace: '"https://acme.example/ajuda"', by: '28' },
    '28 is not a text in quotes',
    'write a text in quotes',
  ],
  [
    { file: theme, replace: '"font": {', by: '"palette": { "primary": "#0b5fff" },\n  "font": {' },
    '"#0b5fff" is not a group { }',
    'write a group { }',
  ],
  [
    { file: theme, replace: '"font": {', by: '"shape": 12,\n  "font": {' },
    '12 is not a group { }',
    'write a group { }',
  ],
  [
    { file: copy, replace: '"lead": {', by: '"pix": "Pague", "lead": {' },
    '"Pague" is not a group { }',
    'write a group { }',
  ],
  [
    { file: copy, replace: 'Comece agora', by: 'Seu nome <b na lista' },
    'the text "lead.title" cannot be read: the sign < stands right before a letter, as where a tag begins',
    'take the sign < out or leave a space behind it; a value that the screen fills stands in braces { }',
  ],
  [
    { file: brand, replace: 'https://acme.example/ajuda', by: 'https://perguntas.test.acme.example' },
    'production has a link of the test environment: perguntas.test.acme.example',
    'use the host of production',
  ],
  [
    { file: brand, replace: 'https://acme.example/ajuda', by: 'https://perguntas.hml.acme.example' },
    'production has a link of the homologation environment: perguntas.hml.acme.example',
    'use the host of production',
  ],
  [
    { file: brand, replace: '"domain": "acme.example"', by: '"domain": "acme.example", "whatsapp": "x"' },
    'there is no key "whatsapp" here',
    'delete the key: this place takes no other',
  ],
  [
    { file: copy, replace: 'Comece agora', by: 'Comece, {nome}' },
    'the screen does not fill nome in the text "lead.title"',
    'take "nome" and its braces out: the screen fills nothing in this text',
  ],
  [
    { file: theme, replace: '"canvas.svg"', by: '"../beta/canvas.svg"' },
    '"../beta/canvas.svg" does not fit this key of the theme',
    'change it to "canvas.svg"',
  ],
  [
    { file: theme, replace: '"canvas.svg"', by: '"Canvas.SVG"' },
    '"Canvas.SVG" does not fit this key of the theme',
    'change it to "canvas.svg"',
  ],
  [
    large('brands/beta/logo.svg'),
    'the file has more than 200 kB',
    'simplify the drawing or take photos out of it; its name stays logo.svg',
  ],
  [large('brands/acme/canvas.svg'), 'the file has more than 200 kB', 'export the picture smaller, or as webp'],
  [
    { file: brand, replace: '["credit-card", "pix"]', by: '["credit-card", "pix", "pix"]' },
    'the value is not accepted: an item is repeated, pix',
    'leave "pix" once',
  ],
  [
    {
      file: brand,
      replace: '"methods": [',
      by: `"companies": ${JSON.stringify([...companies, 'visa'])}, "methods": [`,
    },
    'the value is not accepted: an item is repeated, visa',
    'leave "visa" once',
  ],
  [
    { file: 'flows/acme.json', replace: successStep, by: `${successStep}, ${successStep}` },
    'the step "success" already exists in this flow',
    'delete one of the two: the template "success" fits one step of a flow',
  ],
  [
    {
      file: 'flows/acme.json',
      replace: '"id": "default",',
      by: '"id": "default", "props": { "upsell": { "dsProductId": "beta-curso-2" } },',
    },
    'no brand sells the product "beta-curso-2"',
    'perhaps "beta-curso"; the products are acme-curso or beta-curso',
  ],
  [
    { file: theme, replace: '"canvas.svg"', by: '"canvas-2.svg"' },
    'the folder brands/acme does not have the file canvas-2.svg',
    'put the file into the folder of the brand; perhaps "canvas.svg" is meant',
  ],
  [
    { file: copy, replace: 'Etapa {step} de', by: 'Etapa {step2} de' },
    'the screen does not fill step2 in the text "frame.progress"',
    'the screen fills step or total',
  ],
  [
    { file: brand, replace: 'GTM-ACME123', by: gtmAddress },
    `"${gtmAddress}" is no container of Google Tag Manager`,
    'change it to "GTM-ABC1234"',
  ],
  [
    { file: brand, replace: 'GTM-ACME123', by: 'https://tagmanager.example/acme' },
    '"https://tagmanager.example/acme" is no container of Google Tag Manager',
    'use a container such as GTM-ABC1234',
  ],
  [
    {
      file: brand,
      replace: '"order": 10,',
      by: '"order": 10, "waivers": [{ "code": "contraste", "reason": "A nova paleta chega em março.", "until": "2027-01-31" }],',
    },
    '"contraste" is not a value of this key',
    expect.stringMatching(/^perhaps "contrast-aa"; the values are amount-unknown, asset-too-large, /),
  ],
])('the change %j gives one finding with a precise message and help', (change, message, help) => {
  const { findings } = inspectFiles(sampleFiles([change]), { today: '2026-06-01' });
  expect(findings.map((finding) => describeFinding(finding, 'en'))).toEqual([{ message, help }]);
});

test.each(['2028-02-29', '2000-01-01', '2099-12-31'])('a waiver can end on %s', (until) => {
  const { findings } = inspectFiles(
    sampleFiles([
      {
        file: brand,
        replace: '"order": 10,',
        by: `"order": 10, "waivers": [{ "code": "todo-left", "reason": "O texto novo chega em março.", "until": "${until}" }],`,
      },
    ]),
    { today: '1999-01-01' },
  );
  expect(findings.map(({ code }) => code)).toEqual(['waiver-unused']);
});
