import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { scanCopyCalls } from './scan-copy-calls';
import { generateInto, makeRepository, smallRepository } from './test-repository';

test.each<[source: string, asked: string[]]>([
  ["const t = useCopy('pix');\nt('title'); other('no'); t(key);", ['pix.title: ']],
  [
    "const t = useCopy('pix'); t(isA ? 'a' : 'b'); t(x === 'pix' ? 'c' : 'd', { n: 1 });",
    ['pix.a: ', 'pix.b: ', 'pix.c: n', 'pix.d: n'],
  ],
  ["const t = useCopy('pix'); t(list.every(isOne) ? 'a' : 'b'); t(find('none'));", ['pix.a: ', 'pix.b: ']],
  ["const t = useCopy('pix'); t('a', { count, value: money(plan.amount, plan.currency) });", ['pix.a: count,value']],
  [
    "const t = useCopy('pix'); const values = { one: 1 };\nt('a', values); t('b', { ...values, two });",
    ['pix.a: one', 'pix.b: one,two'],
  ],
  ["const t = useCopy('pix'); t('a', error.values);", ['pix.a: ?']],
  ["translate(copy, 'frame', language)('pageTitle', { title: product.title })", ['frame.pageTitle: title']],
])('the code asks for words: %s', (source, asked) => {
  expect(scanCopyCalls(source).map(({ group, key, given }) => `${group}.${key}: ${given ?? '?'}`)).toEqual(asked);
});

const view = `const t = useCopy('frame'); const m = useCopy('lead');
t('back'); t('count', { value }); m(titles[state], { amount });
const titles = { one: 'titleOne', two: 'titleTwo' };`;

async function listAsked(root: string): Promise<unknown> {
  const { base, templates } = JSON.parse((await generateInto(root)).get('schemas/generated/asked-words.json') ?? '');
  return { ...base, ...templates };
}

const copyOf = (frame: object, lead: object) =>
  Object.fromEntries(
    ['pt-BR', 'pt-MZ'].flatMap((language) => [
      [`brands/_base/copy.${language}.json`, { frame }],
      [`templates/lead/lead.copy.${language}.json`, lead],
    ]),
  );

it('lists what the code asks for, and of what it hands on what the words have', async () => {
  const words = copyOf({ back: 'Voltar', count: '{value}', other: '' }, { titleOne: 'Um {amount}', titleTwo: 'Dois' });
  const root = makeRepository({ ...smallRepository, 'templates/lead/lead.view.tsx': view, ...words });
  const asked = { frame: { back: [], count: ['value'] }, lead: { titleOne: ['amount'], titleTwo: [] } };
  expect(await listAsked(root)).toEqual(asked);
});

it('forgets nothing that is renamed in the words of all languages, and what the code has forgotten', async () => {
  const words = copyOf({ back: 'Voltar', count: '{value}' }, { titleOne: 'Um {amount}', titleTwo: 'Dois' });
  const root = makeRepository({ ...smallRepository, 'templates/lead/lead.view.tsx': view, ...words });
  const asked = await listAsked(root);
  put(root, copyOf({ goBack: 'Voltar', count: '{valor}' }, { title: 'Um {amount}', titleTwo: 'Dois {valor}' }));
  expect(await listAsked(root)).toEqual(asked);
  put(root, { 'templates/lead/lead.view.tsx': view.replace("t('back');", '').replace("one: 'titleOne', ", '') });
  expect(await listAsked(root)).toEqual({ frame: { count: ['value'] }, lead: { titleTwo: [] } });
});

function put(root: string, files: Readonly<Record<string, string | object>>): void {
  for (const [file, content] of Object.entries(files))
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}
