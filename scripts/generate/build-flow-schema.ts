import { HEADER_TEXT, pascalCase } from './names';
import { FRAME_PATH, type SchemaFile, SourceError, type Sources, type Template } from './read-sources';
import { moveSchema, relativePath } from './schema-set';
import { isObject, type Json, type JsonObject } from './schema-walk';

const FLOW_PATH = 'schemas/generated/flow.schema.json';

/**
 * Schema of a flow file: the hand-written frame with one closed step per template, selected by templateId.
 *
 * @throws SourceError without the frame
 */
export function buildFlowSchema(sources: Sources): SchemaFile {
  const frame = sources.schemas.find((file) => file.room === 'frame');
  if (!frame) throw new SourceError(`${FRAME_PATH} is missing`);
  const moved = moveSchema(frame.schema, FRAME_PATH, FLOW_PATH);
  const properties = moved.properties as { steps: { items: JsonObject } & JsonObject } & JsonObject;
  const { steps } = properties;
  const items = buildStep(steps.items, sources);
  return {
    path: FLOW_PATH,
    room: 'config',
    schema: { ...moved, $comment: HEADER_TEXT, properties: { ...properties, steps: { ...steps, items } } },
  };
}

/** @param step what every step has */
function buildStep(step: JsonObject, { templates, schemas }: Sources): JsonObject {
  const { description = '', markdownDescription = '' } = step;
  return {
    title: 'Step',
    description,
    markdownDescription,
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
    oneOf: templates.map((template) => buildTemplateStep(step, template, schemas)),
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

function buildTemplateStep(step: JsonObject, { id, dir }: Template, schemas: readonly SchemaFile[]): JsonObject {
  const props = schemas.find((file) => file.path === `${dir}/${id}.step.schema.json`);
  const needsProps = Array.isArray(props?.schema.required) && props.schema.required.length > 0;
  const { id: stepId = {}, ...others } = step.properties as JsonObject;
  return {
    title: `${pascalCase(id)}Step`,
    description: `A step with the template ${id}.`,
    type: 'object',
    additionalProperties: false,
    properties: {
      id: stepId,
      templateId: { type: 'string', const: id, ...purposeOf(props) },
      ...(props && {
        props: {
          $ref: relativePath(FLOW_PATH, props.path),
          description: `What this flow sets in the ${id} step.`,
          markdownDescription: `O que este fluxo define no passo ${id}.`,
        },
      }),
      ...others,
    },
    required: [...(step.required as string[]), ...(needsProps ? ['props'] : [])],
  };
}

/** Purpose of a template, which editors show where a template is chosen. */
function purposeOf(props: SchemaFile | undefined): JsonObject {
  const { description = 'Template of the step.', markdownDescription } = props?.schema ?? {};
  return { description, ...(markdownDescription && { markdownDescription }) };
}
