import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ColorRoles, colorRoles, contrastPairs } from '../model/theme/color-roles';
import { resolveColors } from './brand-color';
import { EditView } from './edit-view';
import type { EditProps } from './load-edit';
import { roleMeanings } from './role-meanings';
import { brandFilesPath, editTokenHeader, type SaveAnswer } from './save-edits';

const roles = Object.fromEntries(colorRoles.map((role) => [role, '#808080'])) as unknown as ColorRoles;

/** Black and white roles: every pair has both. */
const isInk = (role: string) => contrastPairs.some(([front]) => front === role);
const isOnInk = (role: string) => contrastPairs.some(([front, back]) => front === role && isInk(back));
const readable = Object.fromEntries(
  colorRoles.map((role) => [role, isInk(role) && !isOnInk(role) ? '#000000' : '#ffffff']),
) as unknown as ColorRoles;
const baseTheme = { light: roles, dark: roles };
const brand = '{\n  "order": 10,\n  "color": "#0b5fff"\n}\n';
const copy = '{\n  "lead": { "title": "Oi" }\n}\n';
const path = 'brands/acme/brand.json';

const props: EditProps = {
  title: 'Editar Acme',
  crumbs: [],
  findings: [],
  cell: { brandId: 'acme', area: 'BR', flowId: null, templateId: 'lead', stateId: 'empty', mode: 'light' },
  templates: [{ id: 'lead', name: 'Dados do comprador', flowId: null, states: [{ id: 'empty', label: 'vazio' }] }],
  areas: [],
  colors: resolveColors('acme', baseTheme, { brand, theme: '{}' }) ?? baseTheme,
  meanings: roleMeanings,
  baseTheme,
  baseWords: { lead: { title: 'Olá', submit: 'Continuar' } },
  files: {
    brand: { path, text: brand, hash: 'a' },
    theme: { path: 'brands/acme/theme.json', text: '{}\n', hash: null },
    copy: { path: 'brands/acme/copy.pt-BR.json', text: copy, hash: 'c' },
  },
  saving: null,
};

/** Shows the editor; its frame stays empty. */
async function open(changes: Partial<EditProps> = {}) {
  sessionStorage.clear();
  await render(<EditView {...props} {...changes} />);
}

const color = () => page.getByLabelText('Cor da marca', { exact: true });
const linesOf = (file: string, kind: string) =>
  [...document.querySelectorAll(`[data-output$="${file}"] [data-line=${kind}]`)].map((line) => line.textContent);

it('says which day the dates of the preview count from', async () => {
  await open();
  await expect.element(page.getByText('um dia fixo: 21/11/2026')).toBeVisible();
});

/** Answers the editor's requests, and collects what they ask. */
function answerWith(...answers: SaveAnswer[]) {
  const requested: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    expect(url).toBe(brandFilesPath);
    expect(init?.headers).toMatchObject({ [editTokenHeader]: 'abc' });
    requested.push(JSON.parse(String(init?.body)));
    const answer = answers.shift();
    const status = { saved: 200, nothing: 200, refused: 422, changed: 409 }[answer?.kind ?? 'nothing'];
    return answer ? Response.json(answer, { status }) : Response.json({}, { status: 500 });
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return requested;
}

it('the brand’s one colour is the first field, and all colours derive from it', async () => {
  await open();
  const [first] = document.querySelectorAll('section#color, section#colors, section#words');
  expect(first?.id).toBe('color');
  await expect.element(page.getByText('Todas as cores dos dois modos derivam desta cor.')).toBeVisible();
  await color().fill('#006b3c');
  await expect.element(page.getByLabelText('accent', { exact: true })).toHaveValue('#006b3c');
  expect(linesOf('brand.json', 'old')).toEqual(['−antes:   "color": "#0b5fff"']);
  expect(linesOf('brand.json', 'new')).toEqual(['+depois:   "color": "#006b3c"']);
  expect(linesOf('theme.json', 'new')).toEqual([]);
});

it('a colour of theme.json wins, and the editor says what stays', async () => {
  const theme =
    '{ "palette": { "primary": { "pure": "#aa0000", "dark": "#330000" } }, "light": { "text": "#222222" } }\n';
  await open({ files: { ...props.files, theme: { ...props.files.theme, text: theme, hash: 'b' } } });
  await expect.element(color()).toHaveValue('#aa0000');
  await expect.element(page.getByText('A cor de brand.json não tem efeito')).toBeVisible();
  await expect.element(page.getByText('1 no modo claro, 0 no escuro')).toBeVisible();
  await expect.element(page.getByText('Tons também mantidos: dark.')).toBeVisible();
  await page.getByLabelText(/^Derivar tudo/).click();
  expect(linesOf('theme.json', 'new')).toEqual(['+depois: { }']);
  expect(linesOf('brand.json', 'new')).toEqual(['+depois:   "color": "#aa0000"']);
});

it('without a development server nothing is saved, and the changed file can be copied whole', async () => {
  await open();
  await page.getByLabelText('title', { exact: true }).fill('Quem é você?');
  await expect
    .element(page.getByRole('textbox', { name: 'O arquivo inteiro' }))
    .toHaveValue(copy.replace('Oi', 'Quem é você?'));
  expect(page.getByRole('button', { name: /^Salvar/ }).elements()).toEqual([]);
});

it('a brand with wordings of an experiment keeps them while its other texts are edited', async () => {
  const variants = '  "variants": { "red": { "lead": { "submit": "Quero" } } },\n';
  await open({ files: { ...props.files, copy: { ...props.files.copy, text: copy.replace('{\n', `{\n${variants}`) } } });
  await page.getByLabelText('title', { exact: true }).fill('Quem é você?');
  await expect
    .element(page.getByRole('textbox', { name: 'O arquivo inteiro' }))
    .toHaveValue(copy.replace('Oi', 'Quem é você?').replace('{\n', `{\n${variants}`));
});

it('a save sends the changed file alone, and what is typed meanwhile stays', async () => {
  const text = brand.replace('#0b5fff', '#006b3c');
  const requested = answerWith({ kind: 'saved', files: [{ path, text, hash: 'b' }], saves: 1 });
  await open({ saving: { token: 'abc', saves: 0 } });
  await expect.element(page.getByRole('button', { name: 'Salvar', exact: true })).toBeDisabled();
  await color().fill('#006b3c');
  await page.getByLabelText('text', { exact: true }).fill('#12');
  await page.getByRole('button', { name: `Salvar em ${path}` }).click();
  await expect.element(page.getByText('Salvo: brand.json.')).toBeVisible();
  expect(requested).toEqual([{ kind: 'save', brandId: 'acme', files: [{ path, text, hash: 'a' }] }]);
  expect(linesOf('brand.json', 'new')).toEqual([]);
  await expect.element(color()).toHaveValue('#006b3c');
  await expect.element(page.getByLabelText('text', { exact: true })).toHaveValue('#12');
  expect(JSON.parse(sessionStorage.getItem('studio brands/acme/theme.json') ?? '')).toEqual({
    light: { text: '#12' },
    dark: {},
  });
});

it('undo restores the saved file, and is offered until no save is left', async () => {
  const requested = answerWith({ kind: 'saved', files: [{ path, text: brand, hash: 'a' }], saves: 0 });
  await open({
    saving: { token: 'abc', saves: 1 },
    files: { ...props.files, brand: { path, text: brand.replace('0b5fff', '006b3c'), hash: 'b' } },
  });
  await page.getByRole('button', { name: 'Desfazer o último salvamento' }).click();
  await expect.element(page.getByText('Desfeito: brand.json.')).toBeVisible();
  await expect.element(color()).toHaveValue('#0b5fff');
  await expect.element(page.getByRole('button', { name: 'Desfazer o último salvamento' })).toBeDisabled();
  expect(requested).toEqual([{ kind: 'undo', brandId: 'acme' }]);
});

it('unsaved edits keep the last save from being undone until I discard them', async () => {
  const requested = answerWith();
  await open({ saving: { token: 'abc', saves: 1 } });
  const undo = page.getByRole('button', { name: 'Desfazer o último salvamento' });
  const discard = page.getByRole('button', { name: 'Descartar mudanças não salvas' });
  await expect.element(undo).toBeEnabled();
  await expect.element(discard).toBeDisabled();
  for (const [label, typed, before] of [
    ['Cor da marca', 'roxo', '#0b5fff'],
    ['text', '#12', props.colors.light.text],
    ['title', 'Quem é você?', 'Oi'],
    ['title', 'Oi, {name}!', 'Oi'],
  ] as const) {
    const field = page.getByLabelText(label, { exact: true });
    await field.fill(typed);
    await expect.element(undo).toBeDisabled();
    await discard.click();
    await expect.element(field).toHaveValue(before);
    await expect.element(undo).toBeEnabled();
  }
  expect(requested).toEqual([]);
});

it('the next edit clears that a save succeeded, but not what a refused save advises', async () => {
  const saved = brand.replace('#0b5fff', '#006b3c');
  answerWith(
    { kind: 'saved', files: [{ path, text: saved, hash: 'b' }], saves: 1 },
    { kind: 'refused', findings: ['erro[x] a.json:1:1 Não.'] },
  );
  await open({ saving: { token: 'abc', saves: 0 } });
  const save = page.getByRole('button', { name: /^Salvar/ });
  await color().fill('#006b3c');
  await save.click();
  await expect.element(page.getByText('Salvo: brand.json.')).toBeVisible();
  await color().fill('#123456');
  expect(page.getByText('Salvo: brand.json.').elements()).toEqual([]);
  await save.click();
  await expect.element(page.getByText('erro[x]')).toBeVisible();
  await color().fill('#654321');
  await expect.element(page.getByText('erro[x]')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar mudanças não salvas' }).click();
  expect(page.getByText('erro[x]').elements()).toEqual([]);
});

it.each(['Cor da marca', 'text'])('an invalid %s says what a colour looks like, and no pair passes', async (label) => {
  const theme = { light: readable, dark: readable };
  await open({ baseTheme: theme, colors: resolveColors('acme', theme, { brand, theme: '{}' }) ?? props.colors });
  const field = page.getByLabelText(label, { exact: true });
  const passing = page.getByText('Todos os pares passam no nível AA.');
  await expect.element(passing).toBeVisible();
  for (const typed of ['roxo', '']) {
    await field.fill(typed);
    await expect.element(field).toHaveAccessibleDescription(/^Digite uma cor como #0b5fff: # seguido de 6 ou 3/);
    expect(passing.elements()).toEqual([]);
    await expect.element(page.getByText('Corrija a cor inválida para ver o contraste.')).toBeVisible();
  }
  await field.fill('#000');
  await expect.element(field).not.toHaveAccessibleDescription(/Digite/);
  await expect.element(passing).toBeVisible();
});

it.each<[string, SaveAnswer | undefined, string]>([
  ['the findings of the check', { kind: 'refused', findings: ['erro[x] a.json:1:1 Não.'] }, 'erro[x] a.json:1:1 Não.'],
  ['a foreign change', { kind: 'changed', path }, `${path} mudou fora do editor. Nada foi gravado`],
  ['that no answer came', undefined, 'O servidor não confirmou'],
])('a save that fails shows %s and keeps what is typed', async (_, answer, words) => {
  answerWith(...(answer ? [answer] : []));
  await open({ saving: { token: 'abc', saves: 0 } });
  await color().fill('#006b3c');
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(color()).toHaveValue('#006b3c');
  expect(linesOf('brand.json', 'new')).toHaveLength(1);
});
