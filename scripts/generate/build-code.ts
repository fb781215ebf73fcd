import { HEADER, objectKey, pascalCase, sorted } from './names';
import type { CodeFolder, Method, Sources, Template } from './read-sources';
import { relativePath } from './schema-set';

type File = [path: string, content: string];

/** Generates the registry of templates, their manifests and names, and the module that joins each template's parts. */
export function buildTemplateCode({ templates }: Sources): File[] {
  return [
    ['templates/registry.generated.tsx', templateRegistry(templates)],
    ['templates/manifests.generated.ts', templateManifests(templates)],
    ['schemas/generated/template-names.ts', templateNames(templates)],
    ...templates.map((template): File => [`${template.dir}/${template.id}.generated.ts`, templateModule(template)]),
  ];
}

/** Generates the registry of payment methods, and the module that joins each method's parts. */
export function buildMethodCode({ methods }: Sources): File[] {
  return [
    ['renderer/payment-form/methods/registry.generated.tsx', methodRegistry(methods)],
    ['renderer/payment-form/methods/labels.generated.ts', methodLabels(methods)],
    ...methods.map((method): File => [`${method.dir}/${method.id}.generated.ts`, methodModule(method)]),
  ];
}

/** Path of the compiled form validator of a template, a payment method, or asked data. */
export function formValidatorPath(folder: Pick<CodeFolder, 'id' | 'dir'>): string {
  const prefix = folder.dir.includes('/asks/') ? 'ask-' : folder.dir.startsWith('renderer/') ? 'method-' : '';
  return `schemas/generated/forms/${prefix}${folder.id}.mjs`;
}

/** `next/dynamic` needs a literal `import()` in each call: with a shared function the page does not hydrate. */
export function dynamicEntries(folders: readonly CodeFolder[], props: string, part = 'generated'): string {
  return folders
    .map(({ id, dir }) => {
      const file = dir.endsWith(`/${id}`) ? `${id}/${id}` : id;
      return `  ${objectKey(id)}: dynamic<${props}>(() => import('./${file}.${part}'), { loading: ChunkLoading }),\n`;
    })
    .join('');
}

export function dynamicImport(folders: readonly CodeFolder[]): string {
  return folders.length > 0 ? "import dynamic from 'next/dynamic';\n" : '';
}

/** @param path path of `renderer/pieces`, relative to the registry */
export function loadingImport(folders: readonly CodeFolder[], path: string): string {
  return folders.length > 0 ? `import { ChunkLoading } from '${path}/chunk-loading';\n` : '';
}

function templateRegistry(templates: readonly Template[]): string {
  return `${HEADER}${dynamicImport(templates)}import type { ComponentType } from 'react';
${loadingImport(templates, '../renderer/pieces')}import type { StepComponentProps } from '../renderer/player/create-step';
import type { TemplateId } from '../schemas/generated/types';

/** Component of each template, in its own chunk. */
export const templates = {
${dynamicEntries(templates, 'StepComponentProps')}} satisfies Record<TemplateId, ComponentType<StepComponentProps>>;
`;
}

function templateManifests(templates: readonly Template[]): string {
  const entries = templates.map(({ id, manifest: { $schema: _, name: _name, ...manifest } }) => {
    const json = JSON.stringify(manifest, null, 2).replaceAll('\n', '\n  ');
    return `  ${objectKey(id)}: ${json},\n`;
  });
  return `${HEADER}import type { Manifest, TemplateId } from '../schemas/generated/types';

/** Manifest of each template, known before its code loads. */
export const manifests: Readonly<Record<TemplateId, Manifest>> = {
${entries.join('')}};
`;
}

/** Separate from the manifests: buyers load those, and read no names. */
function templateNames(templates: readonly Template[]): string {
  const entries = templates.map(({ id, manifest }) => `  ${objectKey(id)}: ${JSON.stringify(manifest.name)},\n`);
  return `${HEADER}import type { Manifest, TemplateId } from './types';

/** Name of each screen for people, by language. */
export const templateNames: Readonly<Record<TemplateId, NonNullable<Manifest['name']>>> = {
${entries.join('')}};
`;
}

function templateModule(template: Template): string {
  const { id, manifest, stepExports } = template;
  const called = stepExports.filter((name) => name !== 'load');
  const loads = stepExports.includes('load');
  const view = `${pascalCase(id)}View`;
  const passed = [`view: ${view}`, ...called.toReversed(), ...(hasForm(template) ? ['validate'] : [])];
  if (hasForm(template) && manifest.messages) passed.push(`messageKeys: ${JSON.stringify(manifest.messages)}`);
  const create = hasForm(template) ? 'createFormStep' : 'createStep';
  const file = hasForm(template) ? 'create-form-step' : 'create-step';
  return [
    HEADER,
    `import { ${create} } from '../../renderer/player/${file}';\n`,
    loads ? "import { withData } from '../../renderer/player/with-data';\n" : '',
    importValidate(template),
    stepExports.length > 0 ? `import { ${stepExports.join(', ')} } from './${id}.step';\n` : '',
    `import { ${view} } from './${id}.view';\n`,
    loads
      ? `\nexport default withData(${create}({ ${passed.join(', ')} }), load${manifest.loads === 'behind' ? ", 'behind'" : ''});\n`
      : `\nexport default ${create}({ ${passed.join(', ')} });\n`,
  ].join('');
}

function methodRegistry(methods: readonly Method[]): string {
  return `${HEADER}${dynamicImport(methods)}import type { ComponentType } from 'react';
import type { MethodId } from '../../../schemas/generated/types';
${loadingImport(methods, '../../pieces')}import type { MethodFieldsProps } from './create-method';

/** Fields of each payment method, in its own chunk. */
export const methods = {
${dynamicEntries(methods, 'MethodFieldsProps')}} satisfies Record<MethodId, ComponentType<MethodFieldsProps>>;
`;
}

/** Separate from the registry: only the page with the method chooser needs labels. */
function methodLabels(methods: readonly Method[]): string {
  const icons = sorted(new Set(methods.map(({ file }) => String(file.icon))));
  const entries = methods.map(({ id, file }) => {
    const { icon, isInPerson, payText = isInPerson ? 'payInPerson' : 'pay' } = file;
    const { busyText = isInPerson ? 'payingInPerson' : 'paying' } = file;
    return `  ${objectKey(id)}: { Icon: ${icon}, payText: '${payText}', busyText: '${busyText}' },\n`;
  });
  return `${HEADER}import { ${icons.join(', ')} } from 'lucide-react';
import type { MethodId } from '../../../schemas/generated/types';
import type { MethodLabel } from './method-label';

/** The label of each payment method. */
export const methodLabels: Readonly<Record<MethodId, MethodLabel>> = {
${entries.join('')}};
`;
}

function methodModule(method: Method): string {
  const { id, parts, file } = method;
  if (!parts.has('view.tsx'))
    return file.isInPerson === true ? inPersonModule(id) : simpleModule(id, String(file.note ?? `${id}-note`));
  const fields = `${pascalCase(id)}Fields`;
  const passed = [
    `id: '${id}'`,
    `Fields: ${fields}`,
    ...(parts.has('entries.ts') ? ['buildEntries'] : []),
    ...(hasForm(method) ? ['validate'] : []),
    ...(parts.has('rules.ts') ? ['findErrors'] : []),
  ];
  return [
    HEADER,
    importValidate(method),
    "import { createMethod } from '../create-method';\n",
    parts.has('entries.ts') ? `import { buildEntries } from './${id}.entries';\n` : '',
    parts.has('rules.ts') ? `import { findErrors } from './${id}.rules';\n` : '',
    `import { ${fields} } from './${id}.view';\n`,
    `\nexport default createMethod({ ${passed.join(', ')} });\n`,
  ].join('');
}

function simpleModule(id: string, note: string): string {
  return `${HEADER}import { createSimpleMethod } from './create-simple-method';\n
export default createSimpleMethod('${id}', '${note}');\n`;
}

function inPersonModule(id: string): string {
  return `${HEADER}import { createInPersonMethod } from './create-in-person-method';\n
export default createInPersonMethod('${id}');\n`;
}

export function hasForm(folder: CodeFolder): boolean {
  return folder.parts.has('form.schema.json');
}

export function importValidate(folder: CodeFolder): string {
  if (!hasForm(folder)) return '';
  const from = relativePath(`${folder.dir}/${folder.id}.generated.ts`, formValidatorPath(folder));
  return `import { validate } from '${from}';\n`;
}
