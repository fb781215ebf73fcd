import type { Theme } from '../schemas/generated/types';
import { withActiveMethods } from './active-methods';
import { isBaseFile } from './config-paths';
import { listSources } from './derive-settings';
import { readBrand } from './read-brand';
import { type BrandLayers, readBrandLayers } from './read-brand-layers';
import { readShared } from './read-shared';
import type { ConfigFiles } from './source/config-files';
import { ConfigSource } from './source/config-source';
import { createJsonReader } from './source/json-text';
import type { BrandSubject } from './subject';
import {
  type ConfigLayer,
  listStatements,
  mergeLayers,
  type Statement,
  type TracedValue,
  traceOrigins,
} from './trace-origins';

/** A statement with its line, from 1. */
export interface LocatedStatement extends Statement {
  line: number;
}

/** A value of a brand, its origin, and the values that it overrides. */
export interface Explanation {
  /** Prefix of the value paths of these files. Empty for keys of brand.json outside the areas. */
  group: string;
  /** `BR.payment.methods`, `theme.dark.text`, `copy.pt-BR.lead.title`. */
  path: string;
  /** Path inside its group. */
  key: string;
  value: unknown;
  /** Null for a derived value. */
  origin: LocatedStatement | null;
  /** Nearest layer first. */
  overridden: readonly LocatedStatement[];
  /** Sources of a derived value, also if the value is stated. A source without a statement is the brand's folder. */
  sources: readonly { path: string; statement: LocatedStatement | null }[];
}

/** Values that are merged from the same files. */
interface Group {
  /** Prefix of the value paths. */
  prefix: string;
  resolved: unknown;
  layers: readonly ConfigLayer[];
  isDerived?: Parameters<typeof traceOrigins>[2];
  listSources?: (path: readonly string[]) => string[];
}

/**
 * Explains every value of a brand.
 *
 * @returns undefined when the brand does not exist or its brand.json is invalid
 */
export function explainBrand(files: ConfigFiles, brandId: string): Explanation[] | undefined {
  const source = new ConfigSource(files);
  const shared = readShared(source);
  const brand = shared && readBrand(source, shared, brandId);
  if (!brand) return undefined;
  const readJson = createJsonReader(files);
  // Looks up lines only for displayed values.
  const locate = (statement: Statement) => ({ ...statement, line: readJson(statement.file).lineOf(statement.path) });
  return listGroups(files, brand).flatMap((group) =>
    traceOrigins(group.resolved, group.layers, group.isDerived)
      .filter(({ path }) => path.length > 0 && path[0] !== '$schema')
      .map((traced) => explain(traced, group, locate)),
  );
}

function explain(
  { path, value, origin, overridden }: TracedValue,
  { prefix, layers, listSources: sourcesOf = () => [] }: Group,
  locate: (statement: Statement) => LocatedStatement,
): Explanation {
  const sources = sourcesOf(path).map((name) => {
    const [statement] = listStatements(layers, name.split('.'));
    return { path: name === 'folder' ? name : `${prefix}.${name}`, statement: statement ? locate(statement) : null };
  });
  const canDerive = sources.every(({ path: name, statement }) => statement !== null || name === 'folder');
  return {
    group: prefix,
    path: [prefix, ...path].filter((key) => key !== '').join('.'),
    key: path.join('.'),
    value,
    origin: origin && locate(origin),
    overridden: overridden.map(locate),
    sources: canDerive ? sources : [],
  };
}

function listGroups(files: ConfigFiles, brand: BrandSubject): Group[] {
  const { id: brandId, file } = brand;
  const groups = new Map<string, Group>();
  const add = (group: Group) => groups.has(group.prefix) || groups.set(group.prefix, group);
  const { $schema: _, all: __, BR: ___, MZ: ____, ...own } = brand.brand;
  add({ prefix: '', resolved: own, layers: [{ file, at: [], value: own }] });
  for (const { area, settings } of brand.areas) {
    const layers = readBrandLayers(files, { brandId, area, settings });
    const { language } = settings;
    add({ prefix: area, resolved: withActiveMethods(settings), layers: layers.settings, listSources });
    add(makeThemeGroup(brand, layers));
    for (const kind of ['copy', 'messages'] as const)
      add({ prefix: `${kind}.${language}`, resolved: mergeLayers(layers[kind]), layers: layers[kind] });
  }
  return [...groups.values()];
}

/**
 * Every role that the brand does not state derives from its palette. Feedback roles keep the base's colours if they are
 * readable.
 */
function makeThemeGroup({ theme }: BrandSubject, { theme: layers }: BrandLayers): Group {
  const { brandId: _, ...resolved } = theme?.resolved ?? { brandId: null };
  // The neutral theme, and the legacy theme if the brand names it, are layers below the brand's own.
  const isShared = ({ file }: Pick<ConfigLayer, 'file'>) => isBaseFile(file);
  const own = mergeLayers(layers.filter((layer) => !isShared(layer))) as Theme;
  const isRole = (path: readonly string[]) => path[0] === 'light' || path[0] === 'dark';
  const isFeedback = (path: readonly string[]) => /^(?:success|error|alert)-/.test(path[1] ?? '');
  return {
    prefix: 'theme',
    resolved,
    layers,
    isDerived: (path, statement) =>
      own.palette?.primary !== undefined && isRole(path) && !isFeedback(path) && isShared(statement),
    listSources: (path) => {
      if (path[1] === 'focus' && own.palette?.secondary) {
        const tones = ['pure', ...(path[0] === 'light' ? ['dark'] : ['medium', 'light'])];
        const { secondary } = own.palette;
        return tones.filter((tone) => tone in secondary).map((tone) => `palette.secondary.${tone}`);
      }
      if (path[0] === 'primary') return ['palette.primary.pure'];
      return isRole(path) && own.palette?.primary !== undefined ? ['palette.primary.pure'] : [];
    },
  };
}
