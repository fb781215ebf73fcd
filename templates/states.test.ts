import { expect, it } from 'vitest';
import { loadCatalogue } from '../checks/load-catalogue';
import { repositoryRoot } from '../renderer/testing/test-repository';
import { listAreas, listTemplates } from '../studio/list-cells';
import { listStates } from '../studio/list-states';
import { manifests } from './manifests.generated';
import { stateFiles } from './state-files.generated';

const sources = { catalogue: loadCatalogue(repositoryRoot), manifests, stateFiles };

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
    expect(kinds.has('messages'), id).toBe(stateFiles[id]?.form !== undefined);
  }
});
