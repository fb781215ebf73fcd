import { expect, it } from 'vitest';
import { listFieldRules } from './list-form-rules';

it.each<[title: string, form: unknown, rules: object]>([
  ['one format', { properties: { email: { format: 'email' } } }, { email: ['email'] }],
  [
    'several formats in their order, and keywords that have messages',
    { properties: { name: { allOf: [{ format: 'full-name' }, { format: 'name-letters' }], maxLength: 200 } } },
    { name: ['full-name', 'name-letters', 'maxLength'] },
  ],
  ['a required checkbox', { properties: { terms: { const: true } } }, { terms: ['const'] }],
  [
    'rules that depend on another field, each once',
    {
      properties: { cvv: { format: 'card-cvv' } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { cvv: { format: 'card-cvv-4' } } },
      else: { properties: { cvv: { format: 'card-cvv' } } },
    },
    { cvv: ['card-cvv', 'card-cvv-4'] },
  ],
  [
    'fields that are required always or in some cases',
    {
      properties: { cardCvv: { format: 'card-cvv' }, installments: { format: 'option-chosen' } },
      required: ['cardCvv'],
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['installments'] },
    },
    { cardCvv: ['card-cvv', 'required'], installments: ['option-chosen', 'required'] },
  ],
  ['a field without rules', { properties: { referer: { type: 'string' } } }, { referer: [] }],
  ['an empty form', {}, {}],
])('the rules of a form are listed: %s', (_title, form, rules) => {
  expect(listFieldRules(form)).toEqual(rules);
});
