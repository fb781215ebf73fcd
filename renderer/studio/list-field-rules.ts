interface FieldSchema {
  format?: string;
  const?: unknown;
  maxLength?: number;
  allOf?: readonly FieldSchema[];
}

interface FormSchema {
  properties?: Readonly<Record<string, FieldSchema>>;
  then?: FormSchema;
  else?: FormSchema;
}

/**
 * A form schema → by field, the rules that what is typed can break, named as their messages are: the name of the format,
 * else the keyword.
 */
export function listFieldRules(form: unknown): Readonly<Record<string, readonly string[]>> {
  const rules: Record<string, string[]> = {};
  for (const { properties = {} } of branchesOf(form as FormSchema)) {
    for (const [field, schema] of Object.entries(properties)) {
      rules[field] = [...new Set([...(rules[field] ?? []), ...rulesOf(schema)])];
    }
  }
  return rules;
}

function branchesOf(form: FormSchema): FormSchema[] {
  return [form, ...[form.then, form.else].filter((branch) => branch !== undefined)];
}

function rulesOf(schema: FieldSchema): string[] {
  return [
    ...(schema.format === undefined ? [] : [schema.format]),
    ...(schema.allOf ?? []).flatMap(rulesOf),
    ...(schema.const === undefined ? [] : ['const']),
    ...(schema.maxLength === undefined ? [] : ['maxLength']),
  ];
}
