import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { methodForms } from '../../schemas/generated/method-forms';
import { findLines } from './find-lines';

const brandIds = listFolders('brands').filter((id) => id !== '_base');

/** Comparisons and switches that name a brand or template; `_base` is not a brand. */
const nameTests = [
  /\b(?:brand|brandId|templateId)\s*[!=]==?\s*['"`](?!_base['"`])/,
  /(?<!_base)['"`]\s*[!=]==?\s*(?:[\w.]+\.)?(?:brand|brandId|templateId)\b/,
  /\bswitch\s*\([^)]*\b(?:brand|brandId|templateId)\s*\)/,
];

/** Template ids that are also words of the session, the settings, the manifests or the contract. */
const sharedWords = ['custom-offer', 'lead', 'payment', 'pix', 'renew', 'success', 'video'];
const templateIds = listFolders('templates').filter((id) => !sharedWords.includes(id));

/** A template's id or route as a whole string. */
const templateName = new RegExp(`(['"\`])/?(?:${templateIds.join('|')})\\1|\\btemplateId: ['"\`]`);

/** A brand's id as a whole string. */
const brandName = new RegExp(`(['"\`])(?:${brandIds.join('|')})\\1`);

/** Rooms whose code must not name a brand or template. */
const players = ['model', 'catalogue', 'checks', 'renderer', 'studio', 'server'];

test('shared code never branches on a brand or template id', () => {
  expect(players.flatMap((room) => findLines(room, nameTests))).toEqual([]);
});

test('shared code contains no template id', () => {
  expect(templateIds.length).toBeGreaterThan(0);
  // The player's own tests may name templates.
  const lines = players.flatMap((room) => findLines(room, [templateName]));
  expect(lines.filter((line) => !line.startsWith('renderer/testing/'))).toEqual([]);
});

test.each(["const group = 'generic-error';", "const path = '/generic-error';", "{ id: 'x', templateId: 'pix' }"])(
  'the name rules find the template id in %s',
  (line) => {
    expect(templateName.test(line)).toBe(true);
  },
);

/** A payment method as a whole string. `pix` and `cash` are also words of the session. */
const methodNames = [...Object.keys(methodForms), 'livelo'].filter((name) => name !== 'pix' && name !== 'cash');
const methodName = new RegExp(`(['"])(?:${methodNames.join('|').replaceAll('+', '\\+')})\\1`);

/** Contracts may name methods: keys of brand settings, a query value, a status answer, a stored record. */
const namesMethods =
  /^(?:renderer\/(?:payment-form\/methods|testing)\/|renderer\/payment\/(?:build-elsewhere|in-person|points\/points-entry)|catalogue\/active-methods|model\/location\/(?:parse-checkout-url|clean-query))/;

test('player and screens name a payment method only in the allowed files', () => {
  const lines = [...players, 'templates'].flatMap((room) => findLines(room, [methodName]));
  expect(lines.filter((line) => !namesMethods.test(line))).toEqual([]);
  expect(lines.some((line) => namesMethods.test(line))).toBe(true);
});

test.each([...players, 'templates', 'pages', 'sandbox'])('the code in %s names no brand', (room) => {
  expect(brandIds.length).toBeGreaterThan(0);
  expect(findLines(room, [brandName])).toEqual([]);
});

test('only the outside-link component and the studio open new tabs', () => {
  const lines = ['renderer', 'studio', 'templates'].flatMap((room) => findLines(room, [/_blank/]));
  const allowed = /^(?:renderer\/ui\/outside-link\.tsx|studio\/)/;
  expect(lines.filter((line) => !allowed.test(line))).toEqual([]);
  expect(lines.some((line) => allowed.test(line))).toBe(true);
});

test.each([
  "if (brandId === 'acme') return;",
  "const isPix = step.templateId === 'pix';",
  "return 'pix' !== step.templateId;",
  'switch (step.templateId) {',
])('the name rules reject %s', (line) => {
  expect(nameTests.some((rule) => rule.test(line))).toBe(true);
});

test.each(['step.templateId === templateId', 'brands.find(({ id }) => id === brandId)', "brandId === '_base'"])(
  'the name rules allow %s',
  (line) => {
    expect(nameTests.some((rule) => rule.test(line))).toBe(false);
  },
);

test('the name rules find a brand id in code', () => {
  expect(brandName.test(`const brands = ['${brandIds[0]}'];`)).toBe(true);
});

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
