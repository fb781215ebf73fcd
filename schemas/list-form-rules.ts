import { nameFormRule } from './name-form-rule';

/** A form schema, or that of a field, as far as its rules go. */
interface FormSchema {
  format?: string;
  properties?: Readonly<Record<string, FormSchema>>;
  required?: readonly string[];
  allOf?: readonly FormSchema[];
  then?: FormSchema;
  else?: FormSchema;
}

/** Keywords of JSON Schema that a buyer can break, in the order in which their messages are told. */
const ruleKeywords = ['format', 'pattern', 'const', 'enum', 'minLength', 'maxLength', 'required'];

/** A form schema → by field, the rules that a buyer can break, each once. */
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

/** The rules that some schemas state, each once. */
export function listRules(schemas: readonly object[]): string[] {
  const parts: readonly FormSchema[] = schemas.flatMap(listParts);
  const names = ruleKeywords.flatMap((keyword) =>
    parts.filter((part) => keyword in part).map(({ format }) => nameFormRule(keyword, format)),
  );
  return [...new Set(names)];
}

/** A schema and those that hold beside it, always or in some cases. */
function listParts(schema: FormSchema): FormSchema[] {
  const { allOf = [], then, else: otherwise } = schema;
  const inside = [...allOf, then, otherwise].filter((part) => part !== undefined);
  return [schema, ...inside.flatMap(listParts)];
}
