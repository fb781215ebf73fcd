import { describe, expect, it } from 'vitest';
import { ApiCallError } from '../../renderer/api/api';
import type { LoadContext, StepContext } from '../../renderer/contract/step-contract';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { UnitLists, UnitSearch } from '../../renderer/units/load-units';
import type { ApiError, SelectedUnit, SelectSchoolStepProps } from '../../schemas/generated/types';
import { load, submit } from './select-school.step';

const only: SelectSchoolStepProps = { unit: { salesforceId: 'one', name: 'Belo Horizonte' } };

/** Region → city → unit names, which are also the ids. */
const franchise: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  RN: { Natal: ['Tirol'] },
  SP: { Campinas: ['Cambuí', 'Taquaral'], "Santa Bárbara d'Oeste": [], Santos: ['Gonzaga'] },
  TO: {},
};

interface Asked {
  id: string;
  params: { brand: string; country: string; region: string; city: string };
}

function makeContext(changes: { props?: SelectSchoolStepProps; unit?: SelectedUnit | null; error?: Error } = {}) {
  const { props = {}, unit = null, error } = changes;
  const asked: Asked[] = [];
  const abort = new AbortController();
  const answer = async (id: string, input: Asked) => {
    asked.push({ ...input, id });
    if (error) throw error;
    const { region, city } = input.params ?? {};
    if (id === 'loadFranchiseRegions') return Object.keys(franchise).map((name) => ({ region: name }));
    if (id === 'loadFranchiseCities') return Object.keys(franchise[region] ?? {}).map((name) => ({ city: name }));
    return (franchise[region]?.[city] ?? []).map((name) => ({ salesforceId: name, name }));
  };
  const context: StepContext<SelectSchoolStepProps> & LoadContext<SelectSchoolStepProps> = {
    ...makeStepContext<SelectSchoolStepProps>({
      step: { id: 'select-school', props },
      session: makeSession({ leadId: 'lead_1', unit }),
      api: answer as unknown as StepContext<SelectSchoolStepProps>['api'],
    }),
    signal: abort.signal,
    keep: () => undefined,
  };
  return { context, asked, abort };
}

const regions = ['RN', 'SP', 'TO'];
const cities = ['Campinas', "Santa Bárbara d'Oeste", 'Santos'];
const cambui = { salesforceId: 'Cambuí', name: 'Cambuí' };
const campinas = [cambui, { salesforceId: 'Taquaral', name: 'Taquaral' }];
const ids = { regions: 'loadFranchiseRegions', cities: 'loadFranchiseCities', units: 'loadFranchiseUnits' };

describe('the lists of the school step', () => {
  it.each<[title: string, search: UnitSearch | undefined, unit: SelectedUnit | null, lists: UnitLists, asks: string[]]>(
    [
      ['start with the regions', undefined, null, { regions }, [ids.regions]],
      [
        'show the cities of my region',
        { region: 'SP', known: { regions } },
        null,
        { regions, region: 'SP', cities },
        [ids.cities],
      ],
      [
        'show the units of my city',
        { region: 'SP', city: 'Campinas', known: { regions, region: 'SP', cities } },
        null,
        { regions, region: 'SP', cities, city: 'Campinas', units: campinas, unit: undefined },
        [ids.units],
      ],
      [
        'request the cities again after a new region',
        { region: 'SP', known: { regions, region: 'RN', cities: ['Natal'] } },
        null,
        { regions, region: 'SP', cities },
        [ids.cities],
      ],
      [
        'select the only city and the only unit',
        { region: 'RN', known: { regions } },
        null,
        {
          regions,
          region: 'RN',
          cities: ['Natal'],
          city: 'Natal',
          units: [{ salesforceId: 'Tirol', name: 'Tirol' }],
          unit: 'Tirol',
        },
        [ids.cities, ids.units],
      ],
      [
        'show the unit that I chose before',
        undefined,
        { ...cambui, city: 'Campinas', region: 'SP' },
        { regions, region: 'SP', cities, city: 'Campinas', units: campinas, unit: 'Cambuí' },
        [ids.regions, ids.cities, ids.units],
      ],
      [
        'find a city with a different apostrophe',
        undefined,
        { ...cambui, city: 'Santa Bárbara d’Oeste', region: 'SP' },
        { regions, region: 'SP', cities, city: "Santa Bárbara d'Oeste", units: [], unit: undefined },
        [ids.regions, ids.cities, ids.units],
      ],
      [
        'drop a unit that no longer exists',
        undefined,
        { salesforceId: 'gone', name: 'Gone', city: 'Campinas', region: 'SP' },
        { regions, region: 'SP', cities, city: 'Campinas', units: campinas, unit: undefined },
        [ids.regions, ids.cities, ids.units],
      ],
      [
        'drop a region that no longer exists',
        undefined,
        { ...cambui, city: 'Manaus', region: 'AM' },
        { regions },
        [ids.regions],
      ],
      [
        'stay empty in a region without cities',
        { region: 'TO', known: { regions } },
        null,
        { regions, region: 'TO', cities: [] },
        [ids.cities],
      ],
    ],
  )('%s', async (_, search, unit, lists, asks) => {
    const { context, asked } = makeContext({ unit });
    expect(await load(context, search)).toEqual(lists);
    expect(asked.map(({ id }) => id)).toEqual(asks);
  });

  it('are requested for the brand and its country', async () => {
    const { context, asked } = makeContext();
    await load(context, { region: 'SP', city: 'Campinas', known: { regions } });
    const { business: brand, country } = context.checkout.settings;
    expect(asked.map(({ params }) => params)).toEqual([
      { brand, country, region: 'SP' },
      { brand, country, region: 'SP', city: 'Campinas' },
    ]);
  });

  it('are not requested for one fixed unit', async () => {
    const { context, asked } = makeContext({ props: only });
    expect(await load(context)).toEqual({ regions: [] });
    expect(asked).toEqual([]);
  });

  it('stop loading when I choose something else', async () => {
    const { context, asked, abort } = makeContext();
    const loading = load(context, { region: 'RN', known: { regions } });
    abort.abort();
    await expect(loading).rejects.toThrow();
    expect(asked.map(({ id }) => id)).toEqual([ids.cities]);
  });
});

describe('my unit', () => {
  const values = { region: 'SP', city: 'Campinas', unit: 'Cambuí', unitName: 'Cambuí' };
  const kept = { ...cambui, city: 'Campinas', region: 'SP' };

  it('is sent to the backend and stored', async () => {
    const { context, asked } = makeContext();
    expect(await submit(values, context)).toEqual({ kind: 'next', session: { unit: kept } });
    const { business } = context.checkout.settings;
    expect(asked).toEqual([
      { id: 'updateLead', path: { leadId: 'lead_1' }, body: { relationAccount: 'Cambuí', business } },
    ]);
  });

  it('is the fixed unit of the flow', async () => {
    const { context, asked } = makeContext({ props: only });
    expect(await submit({}, context)).toEqual({ kind: 'next', session: { unit: only.unit } });
    expect(asked).toMatchObject([{ body: { relationAccount: 'one' } }]);
  });

  it('is stored without a request to the backend when I have paid', async () => {
    const { context, asked } = makeContext();
    const session = { ...context.session, leadId: null };
    expect(await submit(values, { ...context, session })).toMatchObject({ kind: 'next', session: { unit: kept } });
    expect(asked).toEqual([]);
  });

  it('is not sent without a choice', async () => {
    const { context, asked } = makeContext();
    expect(await submit({}, context)).toEqual({ kind: 'stay' });
    expect(asked).toEqual([]);
  });

  const failure = (status: number, body: Partial<ApiError> = {}) =>
    new ApiCallError(status, { code: 'invalid_request', retryable: false, outcome: 'none', ...body });

  it.each<[title: string, error: ApiCallError, code: string]>([
    ['without a connection', failure(0), 'network'],
    ['after too many tries', failure(429), 'rate_limited'],
    ['because my data are gone', failure(404, { code: 'lead_not_found' }), 'lead_not_found'],
    ['because of a backend error', failure(500), 'lead'],
  ])('stays chosen when it could not be sent %s', async (_, error, code) => {
    const { context } = makeContext({ error });
    expect(await submit(values, context)).toEqual({ kind: 'stay', formError: { code }, session: { unit: kept } });
  });

  it('must be chosen again when the backend refuses it', async () => {
    const { context } = makeContext({ error: failure(422, { fields: { relationAccount: 'pattern' } }) });
    expect(await submit(values, context)).toEqual({ kind: 'stay', fieldErrors: { unit: 'invalid' } });
  });

  it('that is fixed shows a refusal as a form error, because I cannot choose another unit', async () => {
    const error = failure(422, { fields: { relationAccount: 'pattern' } });
    const { context } = makeContext({ props: only, error });
    expect(await submit({}, context)).toMatchObject({ kind: 'stay', formError: { code: 'lead' } });
  });

  it('is not stored after an internal error', async () => {
    const { context } = makeContext({ error: new TypeError('a defect') });
    await expect(submit(values, context)).rejects.toThrow(TypeError);
  });
});
