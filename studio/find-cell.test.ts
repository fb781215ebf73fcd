import { describe, expect, it } from 'vitest';
import { makeBrandArea, makeCatalogue } from '../renderer/testing/make-brand-area';
import { makeFlow, makeStep } from '../renderer/testing/make-flow';
import { makeManifests } from '../renderer/testing/make-manifests';
import { cellUrl } from './cell';
import { findCell } from './find-cell';
import type { StudioSources } from './list-states';

/** An example with its studio label. */
function label(name: string, own = name) {
  return { name, label: own };
}

const copy = { methods: { pix: 'Pix' } };

const sources: StudioSources = {
  catalogue: makeCatalogue(
    makeBrandArea({
      flows: [makeFlow('default', makeStep('lead'), makeStep('payment')), makeFlow('offer', makeStep('payment'))],
      settings: { payment: { methods: ['pix'], collectsDocument: true } },
      copy,
    }),
    makeBrandArea({ area: 'MZ' }),
  ),
  manifests: makeManifests({ payment: { takesMoney: true } }),
  exampleFiles: {
    lead: {
      examples: {
        examples: [label('empty', 'vazio'), label('A buyer, back again'), { ...label('Mozambique'), area: 'MZ' }],
      },
      form: { properties: { email: { format: 'email', maxLength: 9 }, terms: { const: true } } },
    },
    payment: { examples: { examples: [label('card'), { ...label('by hand'), values: { method: 'cash' } }] } },
    pix: { examples: { examples: [label('waiting')] } },
  },
};

describe('the address of a studio cell', () => {
  it.each<[query: object, cell: object]>([
    [{ template: 'lead' }, { area: 'BR', flowId: 'default', stateId: 'empty', mode: 'light' }],
    [
      { template: 'lead', area: 'MZ', state: 'mozambique', mode: 'dark' },
      { area: 'MZ', mode: 'dark' },
    ],
    [{ template: 'lead', state: 'a-buyer-back-again' }, { stateId: 'a-buyer-back-again' }],
    [{ template: 'lead', state: 'messages-2' }, { stateId: 'messages-2' }],
    [{ template: 'payment', flow: 'offer' }, { flowId: 'offer' }],
    [{ template: 'payment', state: 'messages-pix-1' }, { stateId: 'messages-pix-1' }],
    [{ template: 'payment', state: 'frame-cookies-off' }, { stateId: 'frame-cookies-off' }],
    [{ template: 'pix' }, { flowId: null, stateId: 'waiting' }],
    [{ template: 'lead', mode: 'sepia' }, { mode: 'light' }],
  ])('selects the cell of %j and can be rebuilt from the cell', (query, cell) => {
    const found = findCell({ brand: 'acme', ...query }, sources);
    expect(found?.cell).toMatchObject({ brandId: 'acme', ...cell });
    const { searchParams } = new URL(cellUrl(found?.cell ?? ({} as never)), 'http://own.example');
    expect(findCell(Object.fromEntries(searchParams), sources)?.cell).toEqual(found?.cell);
  });

  it.each([
    [{ template: 'lead' }, 'vazio'],
    [{ template: 'payment', state: 'messages-pix-1' }, /^Pix: mensagens, 1 de \d+$/],
  ])('selects for %j the state named %s', (query, name) => {
    expect(findCell({ brand: 'acme', ...query }, sources)?.state.label).toEqual(expect.stringMatching(name));
  });

  it.each<[what: string, query: object]>([
    ['an unknown brand', { brand: 'nobody', template: 'lead' }],
    ['an unknown area', { area: 'PT', template: 'lead' }],
    ['an unknown template', { template: 'lobby' }],
    ['a property of every object as template', { template: 'constructor' }],
    ['a template without states', { template: 'success' }],
    ['an unknown state', { template: 'lead', state: 'sleepy' }],
    ['a state of another area', { template: 'lead', state: 'mozambique' }],
    ['a state of a payment method that is not offered', { template: 'payment', state: 'by-hand' }],
    ['an unknown flow', { template: 'lead', flow: 'sideways' }],
    ['a flow without the template', { template: 'lead', flow: 'offer' }],
    ['a missing template', {}],
  ])('selects no cell for %s', (_what, query) => {
    expect(findCell({ brand: 'acme', ...query }, sources)).toBeUndefined();
  });
});

it('the studio cells show every error message of every field once', () => {
  const shown = ['messages-1', 'messages-2'].map(
    (state) => findCell({ brand: 'acme', template: 'lead', state }, sources)?.state.fieldErrors,
  );
  expect(shown).toEqual([{ email: 'email', terms: 'const' }, { email: 'maxLength' }]);
  expect(findCell({ brand: 'acme', template: 'lead', state: 'messages-3' }, sources)).toBeUndefined();
});

it.each([
  ['cpf', { collectsDocument: true }, { cpf: 'cpf' }],
  ['registry', { collectsDocument: true, document: 'registry' as const }, { registry: 'registry' }],
  ['nothing', { collectsDocument: false }, undefined],
])('a studio cell shows error messages only for fields that the brand asks for: %s', (_asked, payment, shown) => {
  const catalogue = makeCatalogue(makeBrandArea({ copy, settings: { payment: { methods: ['pix'], ...payment } } }));
  const query = { brand: 'acme', template: 'payment', state: 'messages-pix-1' };
  expect(findCell(query, { ...sources, catalogue })?.state.fieldErrors).toEqual(shown);
});

it('an examples file that does not match its schema is an error, not an empty page', () => {
  const exampleFiles = { lead: { examples: { examples: [{ title: 'empty' }] } } };
  expect(() => findCell({ brand: 'acme', template: 'lead' }, { ...sources, exampleFiles })).toThrow(TypeError);
});
