import { expect, test } from 'vitest';
import { readCheckPage } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const lead = {
  title: 'Comece agora',
  intro: 'Conte quem você é, e veja a primeira aula.',
  emailHint: 'O acesso chega neste e-mail depois do pagamento.',
};
const success = { title: 'Você já faz parte', intro: 'Veja o acesso no celular ou no computador.' };
const labels = { submit: 'Começar', name: 'Nome', email: 'E-mail', phone: 'Telefone' };
const all = { lead, success };

test.each<[title: string, brazil: object, mozambique: object, expected: string[]]>([
  ['all texts, three sentences among them', all, all, ['copy-language-copied brands/beta/copy.pt-MZ.json: pt-BR']],
  [
    'all texts of those that Mozambique has',
    { ...all, frame: { back: 'Volte' } },
    all,
    ['copy-language-copied brands/beta/copy.pt-MZ.json: pt-BR'],
  ],
  ['not with one sentence of its own', all, { ...all, lead: { ...lead, intro: 'Diga-nos quem é.' } }, []],
  ['not few sentences', { lead }, { lead }, []],
  [
    'not labels alone',
    { lead: { ...labels, title: 'Comece agora' } },
    { lead: { ...labels, title: 'Comece agora' } },
    [],
  ],
  ['not with one label of its own', all, { ...all, frame: { back: 'Recuar' } }, []],
])('copy of Mozambique that repeats Brazil’s is reported: %s', (_, brazil, mozambique, expected) => {
  const [soldInBoth] = readCheckPage('copy-language-copied').bad;
  const reported = inspectFiles(
    sampleFiles([
      ...(soldInBoth ? [soldInBoth] : []),
      { file: 'brands/beta/copy.pt-BR.json', text: JSON.stringify(brazil) },
      { file: 'brands/beta/copy.pt-MZ.json', text: JSON.stringify(mozambique) },
    ]),
    { today: '2026-06-01' },
  ).findings.map(({ code, place, params }) => `${code} ${place.file}: ${params.other}`);
  expect(reported).toEqual(expected);
});
