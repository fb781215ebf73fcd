import { HEADER_TEXT, pascalCase } from './names';
import { FRAME_PATH, type SchemaFile, SourceError, type Sources, type Template } from './read-sources';
import { moveRef, relativePath } from './schema-set';
import { isObject, type Json, type JsonObject, mapSchema } from './schema-walk';

const FLOW_PATH = 'schemas/generated/flow.schema.json';

const FLAG_PATH = 'schemas/flag-name.schema.json';

const ID = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  'x-message': 'use até 64 letras, números, - e _, sem espaços nem acentos, como acme-anual',
};

/**
 * Schema of a flow file: the hand-written frame with one closed step per template, selected by templateId.
 *
 * @throws SourceError without the frame
 */
export function buildFlowSchema(sources: Sources): SchemaFile {
  const frame = sources.schemas.find((file) => file.room === 'frame');
  if (!frame) throw new SourceError(`${FRAME_PATH} is missing`);
  const moved = mapSchema(frame.schema, (node) =>
    typeof node.$ref === 'string' ? { ...node, $ref: moveRef(node.$ref, FRAME_PATH, FLOW_PATH) } : node,
  );
  const properties = isObject(moved.properties) ? moved.properties : {};
  const steps = isObject(properties.steps) ? properties.steps : {};
  return {
    path: FLOW_PATH,
    room: 'config',
    schema: {
      ...moved,
      $comment: HEADER_TEXT,
      title: 'Flow',
      description: 'A journey: flows/<flow>.json. Its steps stand in the order in which the buyer sees them.',
      markdownDescription: 'Um fluxo: flows/<fluxo>.json. Os passos ficam na ordem em que o comprador os vê.',
      properties: { ...properties, steps: { ...steps, items: buildStep(sources) } },
    },
  };
}

function buildStep({ templates, schemas }: Sources): JsonObject {
  return {
    title: 'Step',
    description: 'One step of the flow: an entry with the code of a template.',
    markdownDescription: 'Um passo do fluxo, com o código de um modelo.',
    type: 'object',
    // Editors offer a complete step of each template.
    defaultSnippets: templates.map((template) => ({
      label: template.id,
      body: {
        id: place(1, template.id),
        templateId: template.id,
        ...requiredProps(template, schemas),
        defaultNextStepId: place(2, 'success'),
      },
    })),
    discriminator: { propertyName: 'templateId' },
    oneOf: templates.map((template) => buildTemplateStep(template, schemas)),
  };
}

/** Props that a step cannot do without; each begins with its example, else with its own name. */
function requiredProps({ id, dir }: Template, schemas: readonly SchemaFile[]): { props?: JsonObject } {
  const { required, properties } = schemas.find((file) => file.path === `${dir}/${id}.step.schema.json`)?.schema ?? {};
  if (!Array.isArray(required) || required.length === 0) return {};
  const begin = (key: string, index: number): Json => {
    const property = isObject(properties) ? properties[key] : undefined;
    const [example] = isObject(property) && Array.isArray(property.examples) ? property.examples : [];
    return example ?? place(3 + index, key);
  };
  return { props: Object.fromEntries(required.map((key, index) => [String(key), begin(String(key), index)])) };
}

/** A snippet's placeholder with its initial text. */
function place(order: number, text: string): string {
  return `\${${order}:${text}}`;
}

function buildTemplateStep(template: Template, schemas: readonly SchemaFile[]): JsonObject {
  const { id } = template;
  const props = schemas.find((file) => file.path === `${template.dir}/${id}.step.schema.json`);
  const hasRequired = Array.isArray(props?.schema.required) && props.schema.required.length > 0;
  const step = closedStep(
    {
      templateId: { type: 'string', const: id, ...purposeOf(props) },
      ...(props && {
        props: {
          $ref: relativePath(FLOW_PATH, props.path),
          description: `What this flow sets in the ${id} step.`,
          markdownDescription: `O que este fluxo define no passo ${id}.`,
        },
      }),
    },
    hasRequired ? ['props'] : [],
  );
  return { title: `${pascalCase(id)}Step`, description: `A step with the template ${id}.`, ...step };
}

/** Purpose of a template, which editors show where a template is chosen. */
function purposeOf(props: SchemaFile | undefined): JsonObject {
  const { description = 'Template of the step.', markdownDescription } = props?.schema ?? {};
  return { description, ...(markdownDescription && { markdownDescription }) };
}

function closedStep(own: JsonObject, required: string[]): JsonObject {
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      id: {
        ...ID,
        description: 'Id of the step, once in the flow.',
        markdownDescription: 'Identificador do passo, sem repetir no fluxo.',
      },
      ...own,
      flag: {
        $ref: relativePath(FLOW_PATH, FLAG_PATH),
        description: 'Feature flag of the step: where it is off, the step before leads to the one that follows.',
        markdownDescription: 'Chave de liberação do passo. Com a chave desligada, o fluxo pula o passo.',
      },
      defaultNextStepId: {
        ...ID,
        description: 'Id of the step that follows; absent on the last.',
        markdownDescription: 'Identificador do passo seguinte. O último passo não tem.',
      },
    },
    required: ['id', 'templateId', ...required],
  };
}
