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
  [
    'a placeholder that the screen fills may be removed',
    { frame: { progress: 'Falta pouco' } },
    { frame: { progress: 'Falta pouco' } },
    {},
  ],
  [
    'a placeholder that the screen does not fill is reported',
    { lead: { title: 'Oi, {name}!', submit: 'Vamos' } },
    { lead: { submit: 'Vamos' } },
    { 'lead.title': 'A tela não preenche {name}.' },
  ],
  [
    'a text with invalid ICU is reported',
    { lead: { title: 'Oi, {' } },
    { lead: {} },
    { 'lead.title': 'O texto tem um erro: falta fechar uma chave }.' },
  ],
  [
    'a text with an HTML tag is reported',
    { lead: { title: '<b>Oi</b>' } },
    { lead: {} },
    { 'lead.title': 'Use só texto, sem nada entre < e >.' },
  ],
  [
    'a text that omits its price is reported',
    { methods: { pay: 'Pagar agora' } },
    { methods: { pay: 'Pagar agora' } },
    { 'methods.pay': 'Falta mostrar o preço: {amount}.' },
  ],
  [
    'an empty text is reported',
    { lead: { title: ' ' } },
    { lead: { title: ' ' } },
    { 'lead.title': 'O texto não pode ficar vazio.' },
  ],
])('%s', (_title, tried, shown, problems) => {
  expect(tryWords(tried, words)).toEqual({ compiled: shown, problems });
});
