import { join } from 'node:path';
import {
  validateBrand,
  validateBrandSettings,
  validateCopy,
  validateFlow,
  validateFonts,
  validateManifest,
  validateMessages,
  validateTemplateCopy,
  validateTheme,
} from '../../schemas/generated/config.mjs';
import type { Brand, BrandSettings, Copy, Flow, Fonts, Messages, Theme } from '../../schemas/generated/types';
import { type CompiledCopy, compileCopy } from '../copy/compile-copy';
import type { Manifests } from '../flow/resolve-step';
import { type ResolvedTheme, resolveTheme } from '../theme/resolve-theme';
import { listActiveMethods, listUnknownMethods } from './active-methods';
import {
  type Area,
  type AreaSettings,
  type BrandArea,
  type BrandAsset,
  type Catalogue,
  requiredSettings,
} from './catalogue';
import { checkBrands } from './check-brands';
import { checkCopy } from './check-copy';
import { checkFlow, checkFlowImages } from './check-flow';
import { checkTheme } from './check-theme';
import { ConfigFiles } from './config-files';
import { CatalogueError } from './config-finding';
import { mergePatch } from './merge-patch';

const areas = ['BR', 'MZ'] as const satisfies readonly Area[];
const languages = ['pt-BR', 'pt-MZ'] as const;
const assetTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

interface BaseFiles {
  settings: Record<Area, BrandSettings>;
  copy: Record<string, Copy>;
  messages: Record<string, Messages>;
  theme: Theme;
  fonts: Fonts;
}

/**
 * `brands/` and `flows/` → Catalogue: read, checked, merged one level deep (`_base/<area>` → brand → area), frozen.
 *
 * @param root the project's folder
 * @throws CatalogueError with every finding and its file:line when anything is wrong
 */
export function loadCatalogue(root: string): Catalogue {
  const files = new ConfigFiles(root);
  const manifests = readManifests(files);
  const base = readBase(files);
  const templateCopy = readTemplateCopy(files, Object.keys(manifests));
  const flows = readFlows(files, manifests);
  if (!base) throw new CatalogueError(files.findings, files.textOf);
  const words = compileWords(files, templateCopy, base.copy);

  const brandIds = files.listFolders('brands').filter((id) => id !== '_base');
  const assets = new Map<string, BrandAsset>();
  const brands = brandIds.flatMap((id) => {
    readAssets(files, id, assets);
    const file = `brands/${id}/brand.json`;
    const brand = files.read<Brand>(file, validateBrand);
    const theme = files.read<Theme>(`brands/${id}/theme.json`, validateTheme, { isOptional: true }) ?? {};
    if (!brand) return [];
    const resolved = resolveTheme(id, base.theme, theme);
    checkTheme(files, id, resolved, base.fonts, assets);
    const soldIn = areas.filter((area) => brand[area] !== undefined);
    const resolvedAreas = soldIn.map(
      (area) => [area, resolveArea(files, id, area, brand, base, flows, words)] as const,
    );
    for (const [, area] of resolvedAreas) checkFlowImages(files, area, assets);
    return [{ id, order: brand.order, theme: resolved, areas: Object.fromEntries(resolvedAreas) }];
  });
  brands.sort((first, second) => first.order - second.order);
  checkBrands(files, brands);
  if (files.findings.length > 0) throw new CatalogueError(files.findings, files.textOf);
  const neutralCopy = words['pt-BR'] ?? {};
  const neutralTheme: ResolvedTheme = resolveTheme(null, base.theme, {});
  return deepFreeze({ brands, fonts: base.fonts, neutralTheme, neutralCopy, assets });
}

function readManifests(files: ConfigFiles): Manifests {
  const manifests = files.listFolders('templates').flatMap((id) => {
    const manifest = files.read(`templates/${id}/${id}.manifest.json`, validateManifest);
    return manifest ? [[id, manifest] as const] : [];
  });
  return Object.fromEntries(manifests) as unknown as Manifests;
}

function readBase(files: ConfigFiles): BaseFiles | undefined {
  const br = files.read('brands/_base/br.json', validateBrandSettings);
  const mz = files.read('brands/_base/mz.json', validateBrandSettings);
  const theme = files.read('brands/_base/theme.json', validateTheme);
  const fonts = files.read('brands/_base/fonts.json', validateFonts);
  const copy: Record<string, Copy> = {};
  const messages: Record<string, Messages> = {};
  for (const language of languages) {
    copy[language] = files.read(`brands/_base/copy.${language}.json`, validateCopy) ?? {};
    messages[language] = files.read(`brands/_base/messages.${language}.json`, validateMessages) ?? {};
  }
  return br && mz && theme && fonts ? { settings: { BR: br, MZ: mz }, copy, messages, theme, fonts } : undefined;
}

function readTemplateCopy(files: ConfigFiles, templateIds: readonly string[]): Record<string, Copy> {
  const byLanguage: Record<string, Copy> = {};
  for (const language of languages) {
    const groups: Record<string, Record<string, string>> = {};
    for (const id of templateIds) {
      const texts = files.read(`templates/${id}/${id}.copy.${language}.json`, validateTemplateCopy);
      groups[id] = texts ? (mergePatch({}, texts) as Record<string, string>) : {};
    }
    byLanguage[language] = groups;
  }
  return byLanguage;
}

/** The words of each language before a brand changes any. */
function compileWords(
  files: ConfigFiles,
  templateCopy: Readonly<Record<string, Copy>>,
  baseCopy: Readonly<Record<string, Copy>>,
): Record<string, CompiledCopy> {
  const compiled = languages.map((language) => {
    const copy = mergePatch(templateCopy[language], baseCopy[language]) as Copy;
    const words = compileCopy(copy, (group, key, reason) => {
      const isShared = Object.hasOwn(baseCopy[language] ?? {}, group);
      const file = isShared
        ? `brands/_base/copy.${language}.json`
        : `templates/${group}/${group}.copy.${language}.json`;
      files.add(file, isShared ? [group, key] : [key], 'icu-syntax', `o texto "${key}" não é ICU válido: ${reason}`);
    });
    return [language, words] as const;
  });
  return Object.fromEntries(compiled);
}

function readFlows(files: ConfigFiles, manifests: Manifests): ReadonlyMap<string, Flow> {
  const flows = new Map<string, Flow>();
  for (const name of files.listFiles('flows').filter((file) => file.endsWith('.json'))) {
    const file = `flows/${name}`;
    const flow = files.read<Flow>(file, validateFlow);
    if (!flow) continue;
    checkFlow(files, file, flow, manifests);
    const { $schema: _, ...rest } = flow;
    flows.set(name.slice(0, -'.json'.length), rest);
  }
  return flows;
}

function resolveArea(
  files: ConfigFiles,
  brandId: string,
  area: Area,
  brand: Brand,
  base: BaseFiles,
  flows: ReadonlyMap<string, Flow>,
  words: Readonly<Record<string, CompiledCopy>>,
): BrandArea {
  const file = `brands/${brandId}/brand.json`;
  const merged = mergePatch(mergePatch(base.settings[area], brand.all ?? {}), brand[area]) as AreaSettings;
  const settings: AreaSettings = { ...merged, payment: { ...merged.payment, methods: listActiveMethods(merged) } };
  for (const name of listUnknownMethods(settings)) {
    const message = `${name} ainda não pode ser vendido: o contrato não tem essa forma de pagamento`;
    files.add(file, [area, 'mz', 'methods', name, 'isActive'], 'method-unknown', message);
  }
  for (const key of requiredSettings) {
    if (settings[key] === undefined) files.add(file, [area], 'key-missing', `falta a chave "${key}" (${area})`);
  }
  const named = (settings.flows ?? []).flatMap((name) => {
    const flow = flows.get(name);
    if (!flow) files.add(file, [area, 'flows'], 'flow-unknown', `não existe o fluxo flows/${name}.json`);
    return flow ? [flow] : [];
  });
  const language = settings.language ?? 'pt-BR';
  const copyFile = `brands/${brandId}/copy.${language}.json`;
  const ownCopy = files.read<Copy>(copyFile, validateCopy, { isOptional: true }) ?? {};
  const own = compileCopy(ownCopy, (group, key, reason) =>
    files.add(copyFile, [group, key], 'icu-syntax', `o texto "${group}.${key}" não é ICU válido: ${reason}`),
  );
  const shared = words[language] ?? {};
  checkCopy(files, copyFile, own, shared);
  const copy = mergePatch(shared, own) as CompiledCopy;
  const messagesFile = `brands/${brandId}/messages.${language}.json`;
  const ownMessages = files.read<Messages>(messagesFile, validateMessages, { isOptional: true }) ?? {};
  const messages = mergePatch(mergePatch({}, base.messages[language]), ownMessages) as Messages;
  return { brandId, area, settings, flows: named, copy, messages };
}

function readAssets(files: ConfigFiles, brandId: string, assets: Map<string, BrandAsset>): void {
  for (const name of files.listFiles(`brands/${brandId}`)) {
    const type = assetTypes[name.split('.').at(-1) ?? ''];
    if (!type) continue;
    const file = `brands/${brandId}/${name}`;
    assets.set(`${brandId}/${name}`, { file: join(files.root, file), type, hash: files.hashOf(file) });
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
