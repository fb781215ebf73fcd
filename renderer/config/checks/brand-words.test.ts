import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectConfig } from '../inspect-config';
import { makeSample } from './make-sample';

const copy = (content: object): CheckSample[number] => ({
  file: 'brands/acme/copy.pt-BR.json',
  text: JSON.stringify(content),
});
const messages = (content: object): CheckSample[number] => ({
  file: 'brands/acme/messages.pt-BR.json',
  text: JSON.stringify(content),
});
const baseMessage = (text: string): CheckSample[number] => ({
  file: 'brands/_base/messages.pt-BR.json',
  replace: '"Revise o CPF."',
  by: JSON.stringify(text),
});
/** A base whose button says nothing in any language. */
const blankForAll: CheckSample = ['pt-BR', 'pt-MZ'].map((language) => ({
  file: `brands/_base/copy.${language}.json`,
  replace: '"back": "Voltar"',
  by: '"back": ""',
}));

function codesOf(changes: CheckSample) {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' }).findings.map(({ code, place }) => [
    code,
    'path' in place ? place.path.join('.') : '',
  ]);
}

describe('words of a brand that would not do what they are there for', () => {
  it.each<[title: string, change: CheckSample[number], code: string, path: string]>([
    ['a button without a text', copy({ lead: { submit: '' } }), 'copy-key-missing', 'lead.submit'],
    ['a text of spaces', copy({ frame: { back: '  ' } }), 'copy-key-missing', 'frame.back'],
    ['an empty text that no screen has', copy({ lead: { submitt: '' } }), 'copy-key-unused', 'lead.submitt'],
    ['an empty message', messages({ email: '' }), 'message-missing', 'email'],
    ['a message of no rule', messages({ emial: 'Confira o email.' }), 'copy-key-unused', 'emial'],
    ['an empty message of no rule', messages({ emial: '' }), 'copy-key-unused', 'emial'],
    ['a message that wants a value', messages({ email: 'Veja {y}.' }), 'placeholder-mismatch', 'email'],
    ['a message of no rule that wants a value', messages({ emial: 'Veja {y}.' }), 'copy-key-unused', 'emial'],
    ['a message of no rule with a tag', messages({ emial: '<b>Confira</b>' }), 'copy-key-unused', 'emial'],
    ['a message of the base that wants a value', baseMessage('Veja {y}.'), 'placeholder-mismatch', 'cpf'],
  ])('%s', (_, change, code, path) => {
    expect(codesOf([change])).toEqual([[code, path]]);
  });
});

it('a message of no rule is told the rules, and nothing else', () => {
  const root = makeSample([messages({ zzzz: 'Confira.' })]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  expect(findings).toMatchObject([{ code: 'copy-key-unused', params: { allowed: expect.arrayContaining(['email']) } }]);
  expect(findings[0]?.params.allowed).not.toContain('$schema');
});

describe('words of a brand that are fine', () => {
  it.each<[title: string, changes: CheckSample]>([
    ['a message of its own', [messages({ $schema: '../../schemas/messages.schema.json', email: 'Confira o email.' })]],
    ['an empty text that is empty for all', [...blankForAll, copy({ frame: { back: '' } })]],
  ])('%s', (_, changes) => {
    expect(codesOf(changes)).toEqual([]);
  });
});
