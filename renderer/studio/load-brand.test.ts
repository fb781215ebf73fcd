import { expect, it } from 'vitest';
import { loadCatalogue } from '../config/load-catalogue';
import type { Runtime } from '../server/runtime';

import { copyConfig, readRepositoryManifests } from '../testing/test-repository';
import { loadBrand } from './load-brand';

/** What the page of a brand tells of the warnings of a catalogue. */
function warningsOf(brand: string, catalogue: ReturnType<typeof loadCatalogue>): readonly string[] {
  const sources = { catalogue, manifests: readRepositoryManifests(), stateFiles: {} };
  const answer = loadBrand({ query: { brand }, sources, runtime: { findings: [] as readonly string[] } as Runtime });
  return answer && 'props' in answer ? answer.props.warnings : ['no such brand'];
}

it('the page of a brand tells what the check would of its files and of the flows that it plays', () => {
  const config = copyConfig();
  config.write('brands/ms/canvas-old.svg', config.read('brands/ms/canvas.svg'));
  config.replace('flows/clinaria-bankslip.json', 'As duas etapas', 'TODO: rever. As duas etapas');
  const catalogue = loadCatalogue(config.root);
  const ofFlow = expect.stringMatching(/^aviso\[todo-left\] flows\/clinaria-bankslip\.json:\d+:\d+ /);
  const ofFile = expect.stringMatching(/^aviso\[asset-unused\] brands\/ms\/canvas-old\.svg:1:1 .*canvas-old\.svg/);
  expect(warningsOf('clinaria', catalogue)).toEqual([ofFlow]);
  expect(warningsOf('ms', catalogue)).toEqual([ofFile]);
  expect(warningsOf('wup', catalogue)).toEqual([]);
});
