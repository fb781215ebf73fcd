import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRepositoryFile, readSharedTexts } from '../renderer/testing/test-repository';

type Texts = Readonly<Record<string, unknown>>;

/** Facts about money, access and storage. Two texts about one of them contradict each other sooner or later. */
const facts: Readonly<Record<string, RegExp>> = {
  'when the button takes money': /é cobrado antes/i,
  'that this page takes no money': /é cobrado (?:nesta página|agora)/i,
  'when an offer takes money': /só é cobrada se/i,
  'that the card is not stored': /cartão não (?:é gravado|ficam? guardad)/i,
  'that the document is not stored': /(?:ele|cpf|compra e) não (?:é gravado|fica guardado)/i,
  'whose access it is': /próprio acesso|entram? com o mesmo e-mail/i,
  'when an upsell is separate': /compra separada/i,
  'how soon access comes': /(?:acesso|ingresso)[^.]* em até|em até[^.]* (?:acesso|ingresso|ele)\b/i,
  'when a slip is confirmed': /(?:confirma|registado)[^.]* em até/i,
};

/** `[key, sentence]` of each text. */
function list(texts: Texts, path = ''): (readonly [key: string, text: string])[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[at, value] as const];
    return typeof value === 'object' && value !== null ? list(value as Texts, at) : [];
  });
}

function readTexts(file: string, group = ''): (readonly [key: string, text: string])[] {
  return list(JSON.parse(readRepositoryFile(file)) as Texts, group);
}

const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

/** All texts of a language: the base's, the templates', those of the flows, and the brands' own, which replace others. */
function readAll(language: string) {
  const brands = foldersOf('brands').flatMap((id) =>
    readdirSync(`brands/${id}`).includes(`copy.${language}.json`)
      ? readTexts(`brands/${id}/copy.${language}.json`)
      : [],
  );
  const templates = foldersOf('templates').flatMap((id) =>
    list(
      readSharedTexts<Texts>((one) => `templates/${id}/${id}.copy.${one}.json`, language),
      id,
    ),
  );
  const flows = readdirSync('flows').flatMap((file) => readTexts(`flows/${file}`, file));
  return [...brands, ...templates, ...flows];
}

const findRepeated = (texts: ReturnType<typeof readAll>) =>
  Object.entries(facts)
    .map(([fact, words]) => [fact, new Set(texts.filter(([, text]) => words.test(text)).map(([key]) => key))] as const)
    .filter(([, keys]) => keys.size > 1);

it.each(['pt-BR', 'pt-MZ'])('in %s each fact about money, access and storage has one text', (language) => {
  expect(findRepeated(readAll(language))).toEqual([]);
});

it.each([
  ['payment.intro', 'Confira. Nada é cobrado antes de você tocar no botão.'],
  ['acme.lead.intro', 'Todos entram com o mesmo e-mail.'],
  ['payment-invoice.intro', 'Informe o CPF. Ele não fica guardado aqui.'],
  ['success.accessNow', 'O acesso está liberado. Em até 2 dias ele vai também para {email}.'],
  ['subscription-welcome.stepMail', 'O e-mail de acesso chega em até 2 dias. Veja a caixa de spam.'],
  ['acme-subscription.json.steps.4.props.firstSteps.0', 'O ingresso chega em até 3 dias.'],
])('the test finds a second text in %s', (key, text) => {
  expect(findRepeated([...readAll('pt-BR'), [key, text]])).toHaveLength(1);
});

it('each fact has a text', () => {
  const texts = readAll('pt-BR').map(([, text]) => text);
  expect(Object.entries(facts).filter(([, words]) => !texts.some((text) => words.test(text)))).toEqual([]);
});
