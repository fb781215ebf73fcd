import type { TemplateId } from '../schemas/generated/types';

/** State files of the templates: `<id>.examples.json` and, for templates with fields, `<id>.form.schema.json`. */
export type ExampleFiles = Readonly<Partial<Record<TemplateId, { examples: unknown; form?: unknown }>>>;
