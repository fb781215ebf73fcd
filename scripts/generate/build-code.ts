import { camelCase, pascalCase } from './names';
import { type CodeFolder, DOCUMENT_FORM_PATH, type Method, type Sources, type Template } from './read-sources';
import { relativePath } from './schema-set';
import { type File, importOf, moduleOf, objectOf } from './write-code';

/** Generates what joins the parts of templates: for buyers, and for the examples with their recorded answers. */
export function buildTemplateCode({ templates }: Sources): File[] {
  const steps = {
    props: 'StepComponentProps',
    from: '../renderer/contract/step-contract',
    ids: 'TemplateId',
    up: '..',
  };
  const manifests = templates.map(
    ({ id, manifest: { $schema: _, name: _name, ...manifest } }) => [id, JSON.stringify(manifest)] as const,
  );
  const names = templates.map(({ id, manifest }) => [id, JSON.stringify(manifest.name)] as const);
  return [
    [
      'templates/registry.generated.tsx',
      registry('templates', 'Component of each template, in its own chunk.', templates, steps),
    ],
    [
      'templates/example-steps.generated.tsx',
      registry('exampleSteps', 'Example step of each template, in its own chunk.', templates, steps, '.example'),
    ],
    [
      'templates/manifests.generated.ts',
      moduleOf(
        "import type { Manifest, TemplateId } from '../schemas/generated/types';",
        '\n/** Manifest of each template, known before its code loads. */',
        `export const manifests: Readonly<Record<TemplateId, Manifest>> = ${objectOf(manifests)};`,
      ),
    ],
    // Separate from the manifests: buyers load those, and read no names.
    [
      'schemas/generated/template-names.ts',
      moduleOf(
        "import type { Manifest, TemplateId } from './types';",
        '\n/** Name of each screen for people, by language. */',
        `export const templateNames: Readonly<Record<TemplateId, NonNullable<Manifest['name']>>> = ${objectOf(names)};`,
      ),
    ],
    ['templates/example-files.generated.ts', exampleFiles(templates.filter(({ parts }) => parts.has('examples.json')))],
    ...templates.flatMap((template): File[] => [
      [`${template.dir}/${template.id}.generated.ts`, templateModule(template)],
      [`${template.dir}/${template.id}.example.generated.ts`, exampleModule(template)],
    ]),
  ];
}

/** Generates the registry of payment methods, their labels and forms, and the module that joins each method's parts. */
export function buildMethodCode({ methods, schemas }: Sources): File[] {
  const fields = { props: 'MethodFieldsProps', from: './create-method', ids: 'MethodId', up: '../../..' };
  const document = schemas.find(({ path }) => path === DOCUMENT_FORM_PATH);
  const forms = methods.map(({ id, dir }) => {
    const form = schemas.find(({ path }) => path === `${dir}/${id}.form.schema.json`) ?? document;
    return [id, String(JSON.stringify(form?.schema))] as const;
  });
  return [
    [
      'renderer/payment-form/methods/registry.generated.tsx',
      registry('methods', 'Fields of each payment method, in its own chunk.', methods, fields),
    ],
    // Separate from the registry: only the page with the method chooser needs labels.
    ['renderer/payment-form/methods/labels.generated.ts', methodLabels(methods)],
    [
      'schemas/generated/method-forms.ts',
      moduleOf(
        "import type { MethodId } from './types';",
        '\n/** Field rules of each payment method. */',
        `export const methodForms: Readonly<Record<MethodId, unknown>> = ${objectOf(forms)};`,
      ),
    ],
    ...methods.map((method): File => [`${method.dir}/${method.id}.generated.ts`, methodModule(method)]),
  ];
}

/** Path of the compiled form validator of a template, a payment method, or asked data. */
export function formValidatorPath(folder: Pick<CodeFolder, 'id' | 'dir'>): string {
  const prefix = folder.dir.includes('/asks/') ? 'ask-' : folder.dir.startsWith('renderer/') ? 'method-' : '';
  return `schemas/generated/forms/${prefix}${folder.id}.mjs`;
}

/** Type of a registry's components and of its ids, and the path from the registry to the root. */
interface RegistryTypes {
  props: string;
  from: string;
  ids: string;
  up: string;
}

/** `next/dynamic` needs a literal `import()` in each call: with a shared function the page does not hydrate. */
function registry(
  name: string,
  comment: string,
  folders: readonly CodeFolder[],
  { props, from, ids, up }: RegistryTypes,
  part = '',
): string {
  const entries = folders.map(({ id, dir }) => {
    const file = `./${dir.endsWith(`/${id}`) ? `${id}/${id}` : id}${part}.generated`;
    return [id, `dynamic<${props}>(() => import('${file}'), { loading: ChunkLoading })`] as const;
  });
  return moduleOf(
    "import dynamic from 'next/dynamic';",
    "import type { ComponentType } from 'react';",
    `import { ChunkLoading } from '${up}/renderer/pieces/chunk-loading';`,
    `import type { ${props} } from '${from}';`,
    `import type { ${ids} } from '${up}/schemas/generated/types';`,
    `\n/** ${comment} */`,
    `export const ${name} = ${objectOf(entries)} satisfies Record<${ids}, ComponentType<${props}>>;`,
  );
}

function exampleFiles(templates: readonly Template[]): string {
  const imports = templates.flatMap((template) => [
    jsonImport(template, 'examples', 'Examples'),
    hasForm(template) ? jsonImport(template, 'form.schema', 'Form') : '',
  ]);
  const entries = templates.map((template) => {
    const form = hasForm(template) ? `, form: ${camelCase(template.id)}Form` : '';
    return [template.id, `{ examples: ${camelCase(template.id)}Examples${form} }`] as const;
  });
  return moduleOf(
    "import type { ExampleFiles } from '../studio/list-states';",
    ...imports,
    '\n/** Named states of each template, and its form rules. */',
    `export const exampleFiles: ExampleFiles = ${objectOf(entries)};`,
  );
}

function jsonImport({ id }: Template, part: string, suffix: string): string {
  return `import ${camelCase(id)}${suffix} from './${id}/${id}.${part}.json' with { type: 'json' };`;
}

function templateModule(template: Template): string {
  const { id, manifest, stepExports } = template;
  const loads = stepExports.includes('load');
  const view = `${pascalCase(id)}View`;
  const called = stepExports.filter((name) => name !== 'load').toReversed();
  const passed = [`view: ${view}`, ...called, ...(hasForm(template) ? ['validate'] : [])];
  if (hasForm(template) && manifest.messages) passed.push(`messageKeys: ${JSON.stringify(manifest.messages)}`);
  const [create, file] = hasForm(template) ? ['createFormStep', 'create-form-step'] : ['createStep', 'create-step'];
  const step = `${create}({ ${passed.join(', ')} })`;
  return moduleOf(
    `import { ${create} } from '../../renderer/player/${file}';`,
    loads ? "import { withData } from '../../renderer/player/with-data';" : '',
    importValidate(template),
    importOf(stepExports, `./${id}.step`),
    `import { ${view} } from './${id}.view';`,
    `\nexport default ${loads ? `withData(${step}, load${manifest.loads === 'behind' ? ", 'behind'" : ''})` : step};`,
  );
}

function exampleModule(template: Template): string {
  const view = `${pascalCase(template.id)}View`;
  return moduleOf(
    "import { createExampleStep } from '../../studio/create-example-step';",
    importValidate(template),
    `import { ${view} } from './${template.id}.view';`,
    `\nexport default createExampleStep({ view: ${view}${hasForm(template) ? ', validate' : ''} });`,
  );
}

function methodLabels(methods: readonly Method[]): string {
  const entries = methods.map(({ id, file }) => {
    const { icon, payText = file.isInPerson ? 'payInPerson' : 'pay' } = file;
    const { busyText = file.isInPerson ? 'payingInPerson' : 'paying' } = file;
    return [id, `{ Icon: ${icon}, payText: '${payText}', busyText: '${busyText}' }`] as const;
  });
  const icons = methods.map(({ file }) => String(file.icon));
  return moduleOf(
    importOf(icons, 'lucide-react'),
    "import type { MethodId } from '../../../schemas/generated/types';",
    "import type { MethodLabel } from './method-label';",
    '\n/** The label of each payment method. */',
    `export const methodLabels: Readonly<Record<MethodId, MethodLabel>> = ${objectOf(entries)};`,
  );
}

function methodModule(method: Method): string {
  const { id, parts, file } = method;
  if (!parts.has('view.tsx')) {
    const [create, note] = file.isInPerson
      ? ['createInPersonMethod', '']
      : ['createSimpleMethod', `, '${file.note ?? `${id}-note`}'`];
    return moduleOf(
      `import { ${create} } from './create-simple-method';`,
      `\nexport default ${create}('${id}'${note});`,
    );
  }
  const fields = `${pascalCase(id)}Fields`;
  const passed = [
    `id: '${id}'`,
    `Fields: ${fields}`,
    ...(parts.has('entries.ts') ? ['buildEntries'] : []),
    ...(hasForm(method) ? ['validate'] : []),
    ...(parts.has('rules.ts') ? ['findErrors'] : []),
  ];
  return moduleOf(
    importValidate(method),
    "import { createMethod } from '../create-method';",
    parts.has('entries.ts') ? `import { buildEntries } from './${id}.entries';` : '',
    parts.has('rules.ts') ? `import { findErrors } from './${id}.rules';` : '',
    `import { ${fields} } from './${id}.view';`,
    `\nexport default createMethod({ ${passed.join(', ')} });`,
  );
}

function hasForm(folder: CodeFolder): boolean {
  return folder.parts.has('form.schema.json');
}

function importValidate(folder: CodeFolder): string {
  if (!hasForm(folder)) return '';
  const from = relativePath(`${folder.dir}/${folder.id}.generated.ts`, formValidatorPath(folder));
  return `import { validate } from '${from}';`;
}
