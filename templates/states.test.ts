import { expect, it } from 'vitest';
import { loadCatalogue } from '../checks/load-catalogue';
import { repositoryRoot } from '../renderer/testing/test-repository';
import { listAreas, listTemplates } from '../studio/list-cells';
import { listStates } from '../studio/list-states';
import { exampleFiles } from './example-files.generated';
import { manifests } from './manifests.generated';
import presets from './session-presets.json' with { type: 'json' };

const sources = { catalogue: loadCatalogue(repositoryRoot), manifests, exampleFiles };

it.each(listTemplates(sources))('every area has states of %s, each with its own id', (id) => {
  for (const area of listAreas(sources)) {
    const states = listStates(id, area, sources);
    expect(states[0]?.kind, area.brandId).toBe('example');
    expect(new Set(states.map((state) => state.id)).size).toBe(states.length);
  }
});

it('every template has frame states, and only templates with a form have message states', () => {
  const [area] = listAreas(sources);
  if (!area) throw new RangeError('there is no brand');
  for (const id of listTemplates(sources)) {
    const kinds = new Set(listStates(id, area, sources).map(({ kind }) => kind));
    expect(kinds.has('frame'), id).toBe(true);
    expect(kinds.has('messages'), id).toBe(exampleFiles[id]?.form !== undefined);
  }
});

it('an upsell shows messages for the methods of the brand that it sells, and no others', () => {
  const areas = listAreas(sources);
  const messagesOf = (id: Parameters<typeof listStates>[0], brandId: string) => {
    const area = areas.find((one) => one.brandId === brandId);
    if (!area) throw new RangeError(`there is no brand ${brandId}`);
    return listStates(id, area, sources).filter(({ kind }) => kind === 'messages');
  };
  const shown = messagesOf('upsell-payment', 'alvoroco').map(({ example }) => example.values?.method);
  const sold = areas.find(({ brandId }) => brandId === 'labiajusta')?.settings.payment.methods;
  expect(shown).toContain('credit-card');
  expect(sold).toEqual(expect.arrayContaining([...new Set(shown)]));
});

it('a state names each preset of the session', () => {
  const named = Object.values(exampleFiles).flatMap(
    ({ examples }) => JSON.stringify(examples).match(/"[\w-]+"/g) ?? [],
  );
  const unused = Object.keys(presets).filter((name) => name !== '$schema' && !named.includes(`"${name}"`));
  expect(unused).toEqual([]);
});
