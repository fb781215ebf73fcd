import { HEADER, objectKey, pascalCase } from './names';

/** `schemas/generated/formats.ts`: every rule by its id, for code that runs on the server. */
export function buildFormats(formats: readonly string[]): string {
  const imports = formats.map((id) => `import { is${pascalCase(id)} } from '../formats/${id}';\n`).join('');
  const entries = formats.map((id) => `  ${objectKey(id)}: is${pascalCase(id)},\n`).join('');
  return `${HEADER}${imports}
export const formats = {
${entries}} satisfies Record<string, (value: string) => boolean>;
`;
}
