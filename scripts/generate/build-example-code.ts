import { dynamicEntries, dynamicImport, hasForm, importValidate, loadingImport } from './build-code';
import { camelCase, HEADER, objectKey, pascalCase } from './names';
import { DOCUMENT_FORM_PATH, type Sources, type Template } from './read-sources';

type File = [path: string, content: string];

/** Generates the examples' player: states as data, and each view as a step with recorded answers. */
export function buildExampleCode(sources: Sources): File[] {
  const { templates } = sources;
  return [
    ['templates/state-files.generated.ts', stateFiles(templates)],
    ['templates/example-steps.generated.tsx', exampleSteps(templates)],
    ['schemas/generated/method-forms.ts', methodForms(sources)],
    ...templates.map(
      (template): File => [`${template.dir}/${template.id}.example.generated.ts`, exampleModule(template)],
    ),
  ];
}

function stateFiles(templates: readonly Template[]): string {
  const stated = templates.filter(({ parts }) => parts.has('examples.json'));
  const imports = stated.map((template) => [
    jsonImport(template, 'examples', 'Examples'),
    hasForm(template) ? jsonImport(template, 'form.schema', 'Form') : '',
  ]);
  const entries = stated.map((template) => {
    const form = hasForm(template) ? `, form: ${camelCase(template.id)}Form` : '';
    return `  ${objectKey(template.id)}: { examples: ${camelCase(template.id)}Examples${form} },\n`;
  });
  return `${HEADER}import type { StateFiles } from '../studio/state-files';
${imports.flat().join('')}
/** Named states of each template, and its form rules. */
export const stateFiles: StateFiles = {
${entries.join('')}};
`;
}

function exampleSteps(templates: readonly Template[]): string {
  return `${HEADER}${dynamicImport(templates)}import type { ComponentType } from 'react';
${loadingImport(templates, '../renderer/pieces')}import type { StepComponentProps } from '../renderer/contract/step-contract';
import type { TemplateId } from '../schemas/generated/types';

/** Example step of each template, in its own chunk. */
export const exampleSteps = {
${dynamicEntries(templates, 'StepComponentProps', 'example.generated')}} satisfies Record<TemplateId, ComponentType<StepComponentProps>>;
`;
}

function methodForms({ methods, schemas }: Sources): string {
  const document = schemas.find(({ path }) => path === DOCUMENT_FORM_PATH);
  const entries = methods.map(({ id, dir }) => {
    const form = schemas.find(({ path }) => path === `${dir}/${id}.form.schema.json`) ?? document;
    return `  ${objectKey(id)}: ${JSON.stringify(form?.schema)},\n`;
  });
  return `${HEADER}import type { MethodId } from './types';

/** Field rules of each payment method. */
export const methodForms: Readonly<Record<MethodId, unknown>> = {
${entries.join('')}};
`;
}

function exampleModule(template: Template): string {
  const view = `${pascalCase(template.id)}View`;
  return [
    HEADER,
    "import { createExampleStep } from '../../studio/create-example-step';\n",
    importValidate(template),
    `import { ${view} } from './${template.id}.view';\n`,
    `\nexport default createExampleStep({ view: ${view}${hasForm(template) ? ', validate' : ''} });\n`,
  ].join('');
}

function jsonImport({ id }: Template, part: string, suffix: string): string {
  return `import ${camelCase(id)}${suffix} from './${id}/${id}.${part}.json' with { type: 'json' };\n`;
}
