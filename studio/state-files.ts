import type { TemplateId } from '../schemas/generated/types';

/** What the folders of the templates say of their states: `<id>.examples.json` and, where something is typed, `<id>.form.schema.json`. */
export type StateFiles = Readonly<Partial<Record<TemplateId, { examples: unknown; form?: unknown }>>>;
