import { nameFormRule } from './name-form-rule';

/** The parts of a form or field schema that contain rules. */
interface FormSchema {
  format?: string;
  properties?: Readonly<Record<string, FormSchema>>;
  required?: readonly string[];
  allOf?: readonly FormSchema[];
  then?: FormSchema;
  else?: FormSchema;
}

/** JSON Schema keywords that a buyer can break, in the order of their messages. */
const ruleKeywords = ['format', 'pattern', 'const', 'enum', 'minLength', 'maxLength', 'required'];

/** Form schema → rules that a buyer can break, by field, each once. */
export function listFieldRules(form: unknown): Readonly<Record<string, readonly string[]>> {
  const parts = listParts(form as FormSchema);
  const fields = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
  const rules = [...fields].map((field) => {
    const stated = parts.flatMap(({ properties = {} }) => properties[field] ?? []);
    const isRequired = parts.some(({ required = [] }) => required.includes(field));
    return [field, [...listRules(stated), ...(isRequired ? ['required'] : [])]] as const;
  });
  return Object.fromEntries(rules);
}

/** Rules in some schemas, each once. */
export function listRules(schemas: readonly object[]): string[] {
  const parts: readonly FormSchema[] = schemas.flatMap(listParts);
  const names = ruleKeywords.flatMap((keyword) =>
    parts.filter((part) => keyword in part).map(({ format }) => nameFormRule(keyword, format)),
  );
  return [...new Set(names)];
}

/** A schema and its conditional or combined parts. */
function listParts(schema: FormSchema): FormSchema[] {
  const { allOf = [], then, else: otherwise } = schema;
  const inside = [...allOf, then, otherwise].filter((part) => part !== undefined);
  return [schema, ...inside.flatMap(listParts)];
}
