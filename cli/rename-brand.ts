import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { configPaths } from '../catalogue/config-paths';
import { isBrandName } from '../catalogue/is-brand-name';
import { readText } from '../catalogue/source/config-files';
import type { BrandSubject } from '../catalogue/subject';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import type { Inspection } from '../checks/inspect-config';
import { applyChange, buildDryRunArg } from './change/apply-change';
import { isTaken } from './change/move-folder';
import { replaceStrings } from './change/replace-strings';
import { applyEdits } from './fix/apply-edits';
import { CommandError, defineCommand } from './frame/command';
import { nameOfPath } from './project/name-of-path';
import { requireBrand } from './project/require-brand';
import { requireRoot } from './project/require-root';

const texts = {
  'pt-BR': {
    summary: 'renomeia uma marca: a pasta e as citações em outras marcas',
    from: 'MARCA',
    to: 'NOVO-NOME',
    taken: (brand: string) => `já existe brands/${brand}`,
    badName: (brand: string) =>
      `${brand}: o nome de uma marca só pode ter letras minúsculas sem acento, números e hífens`,
  },
  en: {
    summary: 'gives a brand another name: its folder, and where others name it',
    from: 'BRAND',
    to: 'NEW-NAME',
    taken: (brand: string) => `brands/${brand} exists already`,
    badName: (brand: string) => `${brand}: a brand has lower-case letters, digits and hyphens`,
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand(texts, {
  args: (text, language) => ({
    from: { type: 'positional', required: true, valueHint: text.from },
    to: { type: 'positional', required: true, valueHint: text.to },
    ...buildDryRunArg(language),
  }),
  run: ({ args, text, language, cwd, terminal }) => {
    const { from, to } = args;
    if (!isBrandName(to)) throw new CommandError(text.badName(to));
    const { root } = requireRoot(cwd, language);
    const plan = (inspection: Inspection) => {
      const brand = requireBrand(inspection, nameOfPath(from, 'brands'), language);
      const move = { from: configPaths.brandFolder(brand.id), to: configPaths.brandFolder(to) };
      if (isTaken(root, move)) throw new CommandError(text.taken(to));
      return { texts: renameInFiles(inspection, brand, to), move };
    };
    return applyChange(root, plan, { isDryRun: args['dry-run'] === true, language, terminal });
  },
});

/** Texts of the brands that name it, and of its own file. */
function renameInFiles({ brands, files }: Inspection, brand: BrandSubject, to: string): Map<string, string> {
  const isIntended = (at: readonly (string | number)[]) => at.slice(-2).join('.') === 'upsell.theme';
  const texts = brands.map(({ file }) => {
    const text = readText(files, file);
    const stated = file === brand.file ? stateBusiness(text, brand) : text;
    return { file, text, renamed: replaceStrings(stated, { from: brand.id, to, isIntended }) };
  });
  return new Map(texts.flatMap(({ file, text, renamed }) => (text === renamed ? [] : [[file, renamed]])));
}

/** If no file states the business, it derives from the folder's name. A rename must state the old value. */
function stateBusiness(text: string, { id, brand, areas, shared }: BrandSubject): string {
  const tree = parseTree(text);
  const edits = areas.flatMap(({ area }) => {
    if ([brand[area], brand.all, shared.settings[area]].some((settings) => settings?.business !== undefined)) return [];
    const settings = tree && findNodeAtLocation(tree, [area]);
    if (!settings) return [];
    const member = `"business": ${JSON.stringify(id)}`;
    const [first] = settings.children ?? [];
    if (!first) return [{ offset: settings.offset, length: settings.length, replacement: `{ ${member} }` }];
    const indent = text.slice(settings.offset + 1, first.offset);
    return [{ offset: first.offset, length: 0, replacement: `${member},${indent}` }];
  });
  return applyEdits(text, edits);
}
