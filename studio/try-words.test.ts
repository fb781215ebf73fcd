import { expect, it } from 'vitest';
import { tryWords } from './try-words';

const words = {
  lead: { title: 'Quem é você?', submit: 'Continuar' },
  frame: { back: 'Voltar', progress: 'Passo {step}' },
  methods: { pay: 'Pagar {amount}' },
};

it.each<[title: string, tried: Record<string, Record<string, string>>, shown: object, problems: object]>([
  ['a new text is shown', { lead: { title: 'Oi!' } }, { lead: { title: 'Oi!' } }, {}],
  [
    'a placeholder that the screen fills may stay',
    { frame: { progress: '{step}º passo' } },
    { frame: { progress: [['step'], 'º passo'] } },
    {},
  ],
  ['or go', { frame: { progress: 'Falta pouco' } }, { frame: { progress: 'Falta pouco' } }, {}],
  [
    'one that no screen fills is told',
    { lead: { title: 'Oi, {name}!', submit: 'Vamos' } },
    { lead: { submit: 'Vamos' } },
    { 'lead.title': 'A tela não preenche {name}.' },
  ],
  [
    'a text that is not ICU is told',
    { lead: { title: 'Oi, {' } },
    { lead: {} },
    { 'lead.title': 'O texto não se lê: falta fechar uma chave }.' },
  ],
  [
    'as is one with a tag',
    { lead: { title: '<b>Oi</b>' } },
    { lead: {} },
    { 'lead.title': 'Aqui só cabe texto: nada entre < e >.' },
  ],
  [
    'one without the price that stood there is told',
    { methods: { pay: 'Pagar agora' } },
    { methods: { pay: 'Pagar agora' } },
    { 'methods.pay': 'Falta o que diz o preço: {amount}.' },
  ],
  [
    'and an empty one',
    { lead: { title: ' ' } },
    { lead: { title: ' ' } },
    { 'lead.title': 'O texto não pode ficar vazio.' },
  ],
])('%s', (_title, tried, shown, problems) => {
  expect(tryWords(tried, words)).toEqual({ compiled: shown, problems });
});
