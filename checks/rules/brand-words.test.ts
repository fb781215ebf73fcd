import { describe, expect, it } from 'vitest';
import { readRepositoryFile, readSharedTexts } from '../../renderer/testing/test-repository';
import type { CheckSample } from '../../schemas/generated/types';
import { inspectFiles } from '../inspect-config';
import { sampleFiles } from '../sample-files';

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
function inspect(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
}

function codesOf(changes: CheckSample) {
  return inspect(changes).map(({ code, place }) => [code, 'path' in place ? place.path.join('.') : '']);
}

describe('the check reports copy or messages of a brand that cannot work', () => {
  it.each<[title: string, change: CheckSample[number], code: string, path: string]>([
    ['a button without a text', copy({ lead: { submit: '' } }), 'copy-key-missing', 'lead.submit'],
    ['a text of only spaces', copy({ frame: { back: '  ' } }), 'copy-key-missing', 'frame.back'],
    ['an empty text that no screen has', copy({ lead: { submitt: '' } }), 'copy-key-unused', 'lead.submitt'],
    ['an empty message', messages({ email: '' }), 'message-missing', 'email'],
    ['a message for an unknown rule', messages({ emial: 'Confira o email.' }), 'copy-key-unused', 'emial'],
    ['an empty message for an unknown rule', messages({ emial: '' }), 'copy-key-unused', 'emial'],
    ['a message with a placeholder', messages({ email: 'Veja {y}.' }), 'placeholder-mismatch', 'email'],
    ['a message for an unknown rule with a placeholder', messages({ emial: 'Veja {y}.' }), 'copy-key-unused', 'emial'],
    ['a message for an unknown rule with a tag', messages({ emial: '<b>Confira</b>' }), 'copy-key-unused', 'emial'],
    ['a message of the base with a placeholder', baseMessage('Veja {y}.'), 'placeholder-mismatch', 'cpf'],
  ])('%s', (_, change, code, path) => {
    expect(codesOf([change])).toEqual([[code, path]]);
  });
});

it('the finding for a message of an unknown rule lists the rules without $schema', () => {
  const { findings } = inspectFiles(sampleFiles([messages({ zzzz: 'Confira.' })]), { today: '2026-06-01' });
  expect(findings).toMatchObject([{ code: 'copy-key-unused', params: { allowed: expect.arrayContaining(['email']) } }]);
  expect(findings[0]?.params.allowed).not.toContain('$schema');
});

describe('the check accepts messages of a brand', () => {
  it.each<[title: string, changes: CheckSample]>([
    [
      'with its own message for a rule',
      [messages({ $schema: '../../schemas/messages.schema.json', email: 'Confira o email.' })],
    ],
  ])('%s', (_, changes) => {
    expect(codesOf(changes)).toEqual([]);
  });
});

/** A change to the base copy that the other languages fall back to. */
const inBase = (replace: string | RegExp, by: string): CheckSample => {
  const file = 'brands/_base/copy.pt-BR.json';
  return [{ file, text: readRepositoryFile(file).replace(replace, by) }];
};

describe('the check compares the shared copy with the screens', () => {
  it.each<[title: string, changes: CheckSample, code: string, path: string]>([
    ['a renamed text', inBase('"skipToContent"', '"skipToMain"'), 'copy-key-missing', 'frame.skipToContent'],
    ['a removed group', inBase(/ {2}"frame": \{(?:.|\n)*?\n {2}\},\n/, ''), 'copy-key-missing', 'frame'],
    ['an empty text', inBase('"back": "Voltar"', '"back": " "'), 'copy-key-missing', 'frame.back'],
    [
      'a renamed placeholder',
      inBase('"{count}x de {value} sem juros"', '"{count}x de {valor} sem juros"'),
      'placeholder-mismatch',
      'order.installments',
    ],
  ])('%s', (_, changes, code, path) => {
    expect(codesOf(changes)).toEqual([[code, path]]);
  });

  it('a mistake in the shared copy causes no finding in the copy of a brand', () => {
    const own = copy({ frame: { skipToContent: 'Ir ao texto', back: '' } });
    // One text is renamed and another is empty.
    const changes = inBase(/"skipToContent"(.*)\n(.*)"back": "Voltar"/s, '"skipToMain"$1\n$2"back": ""');
    const reported = codesOf([...changes, own]);
    expect(reported.filter(([code]) => code !== 'copy-key-missing')).toEqual([]);
    expect(reported).toHaveLength(2);
  });

  it('a placeholder renamed in one language is reported only there', () => {
    const changes = inBase('"{count}x de {value} sem juros"', '"{count}x de {valor} sem juros"');
    expect(inspect(changes)).toMatchObject([
      {
        place: { file: 'brands/_base/copy.pt-BR.json' },
        params: { found: 'valor', allowed: ['count', 'total', 'value'] },
      },
    ]);
  });
});

it.each(['pt-BR', 'pt-MZ'])('no %s text for an unknown payment outcome says that nothing was charged', (language) => {
  const { refusals } = readSharedTexts<{ refusals: Record<string, string> }>(
    (one) => `brands/_base/copy.${one}.json`,
    language,
  );
  for (const code of [
    'unknown',
    'payment_in_progress',
    'status_unknown',
    'document_again',
    'other_open',
    'not_arrived',
  ]) {
    const said = `${refusals[`${code}-cause`]} ${refusals[`${code}-action`]}`;
    expect(said).not.toMatch(/undefined|nada foi cobrado|venceu|expirou/i);
  }
});
