import { listRepositoryFolder, readRepositoryFile } from '../../renderer/testing/test-repository';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const areas = ['all', 'BR', 'MZ'];

/** Paths that files of `brands/` and `flows/` state, by the schema that describes them. */
export function listStated(): Readonly<Record<string, ReadonlySet<string>>> {
  const brands = listRepositoryFolder('brands').filter((id) => id !== '_base');
  const ofBrands = brands.map((id) => readJson(`brands/${id}/brand.json`));
  const base = ['br', 'mz'].map((area) => readJson(`brands/_base/${area}.json`));
  const settings = [...base, ...ofBrands.flatMap((brand) => areas.map((area) => keyOf(brand, area)))];
  const themes = [...brands.map((id) => `brands/${id}/theme.json`), 'brands/_base/theme.json'].map(readJson);
  const flows = listRepositoryFolder('flows').map((name) => readJson(`flows/${name}`));
  const props = flows.flatMap((flow) => listOf(keyOf(flow, 'steps')).map((step) => keyOf(step, 'props')));
  return {
    'schemas/brand-settings.schema.json': pathsOf(settings),
    'schemas/brand.schema.json': pathsOf(ofBrands),
    'schemas/theme.schema.json': pathsOf(themes),
    'schemas/flow-frame.schema.json': pathsOf(flows),
    'schemas/step-plan.schema.json': pathsOf(props.map((one) => keyOf(one, 'plan'))),
    'schemas/step-media.schema.json': pathsOf(props.map((one) => keyOf(one, 'media'))),
    templates: pathsOf(props),
  };
}

/** Whether one of the stated paths is the field; `*` stands for any key. */
export function isStated(field: string, stated: ReadonlySet<string>): boolean {
  const wanted = field.split('.');
  return [...stated].some((path) => {
    const keys = path.split('.');
    return keys.length === wanted.length && wanted.every((key, index) => key === '*' || key === keys[index]);
  });
}

function pathsOf(values: readonly Json[]): Set<string> {
  return new Set(values.flatMap((value) => listPaths(value, '')));
}

function listPaths(value: Json, path: string): string[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((item) => listPaths(item, `${path}[]`))];
  if (value === null || typeof value !== 'object') return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, child]) => listPaths(child, path === '' ? key : `${path}.${key}`)),
  ];
}

function keyOf(value: Json, key: string): Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? ((value as Readonly<Record<string, Json>>)[key] ?? null)
    : null;
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function readJson(file: string): Json {
  return JSON.parse(readRepositoryFile(file)) as Json;
}
