import { mkdirSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { explainBrand } from '../catalogue/explain-brand';
import { readConfigFiles } from '../checks/disk/read-config-files';
import { loadCatalogue } from '../checks/load-catalogue';
import type { Runtime } from '../renderer/server/runtime';
import { minimalLogo, readMinimalBrand } from '../renderer/testing/test-brand';
import { copyConfig, readRepositoryManifests } from '../renderer/testing/test-repository';
import { type BrandProps, loadBrand } from './load-brand';
import type { StudioRequest } from './load-studio-page';

/** Page of a brand in a catalogue. */
function load(brand: string, root: string, catalogue = loadCatalogue(root)): BrandProps {
  const sources = { catalogue, manifests: readRepositoryManifests(), exampleFiles: {} };
  const settings = { environment: 'test' } as Runtime['settings'];
  const runtime: Partial<Runtime> = {
    settings,
    findings: [],
    explain: (id) => explainBrand(readConfigFiles(root), id),
  };
  const answer = loadBrand({
    query: { brand },
    sources,
    runtime: runtime as Runtime,
    request: new IncomingMessage(new Socket()) as StudioRequest['request'],
  });
  if (!answer || !('props' in answer)) throw new Error(`no page of ${brand}`);
  return answer.props;
}

it('the page of a brand shows the check’s warnings for its files and its flows', () => {
  const config = copyConfig();
  config.write('brands/ms/canvas-old.svg', config.read('brands/ms/canvas.svg'));
  config.replace('flows/clinaria-bankslip.json', 'As duas etapas', 'TODO: rever. As duas etapas');
  const catalogue = loadCatalogue(config.root);
  const ofFlow = expect.stringMatching(/^aviso\[todo-left\] flows\/clinaria-bankslip\.json:\d+:\d+ /);
  const ofFile = expect.stringMatching(/^aviso\[asset-unused\] brands\/ms\/canvas-old\.svg:1:1 .*canvas-old\.svg/);
  const warningsOf = (brand: string) => load(brand, config.root, catalogue).warnings;
  expect(warningsOf('clinaria')).toEqual([ofFlow]);
  expect(warningsOf('ms')).toEqual([ofFile]);
  expect(warningsOf('wup')).toEqual([]);
});

it('the page of a brand shows where each value is set or derived from', () => {
  const config = copyConfig();
  mkdirSync(path.join(config.root, 'brands/acme'));
  config.write('brands/acme/brand.json', readMinimalBrand());
  config.write('brands/acme/logo.svg', minimalLogo);
  const groups = new Map(load('acme', config.root).origins.map(({ title, values }) => [title, values]));
  const titles = ['Marca', 'Ajustes de BR', 'Tema', 'Textos em pt-BR', 'Mensagens em pt-BR'];
  expect([...groups.keys()]).toEqual(titles);
  expect(groups.get('Marca')).toContainEqual({
    key: 'color',
    value: '#0b5fff',
    place: 'brands/acme/brand.json:4',
    sources: [],
  });
  expect(groups.get('Ajustes de BR')).toContainEqual({
    key: 'title',
    value: 'Inglês Acme',
    place: null,
    sources: [{ path: 'BR.productName', place: 'brands/acme/brand.json:9' }],
  });
  expect(groups.get('Ajustes de BR')).toContainEqual({
    key: 'business',
    value: 'acme',
    place: null,
    sources: [{ path: 'folder', place: null }],
  });
});

it('the page of a brand shows no origins of values if its files are invalid', () => {
  const config = copyConfig();
  const catalogue = loadCatalogue(config.root);
  config.write('brands/wup/brand.json', '{');
  expect(load('wup', config.root, catalogue).origins).toEqual([]);
});
