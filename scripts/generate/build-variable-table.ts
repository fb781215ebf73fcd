import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENVIRONMENT_PATH, type SchemaFile, SourceError } from './read-sources';
import { isObject, type JsonObject } from './schema-walk';

const PAGE = 'docs/operations.md';
const BEGIN = '<!-- variables: generated from schemas/environment.schema.json -->\n';
const END = '<!-- end of variables -->';

/** `docs/operations.md` with the table of the server's variables made anew; the rest of the page is written by hand. */
export function buildVariableTable(root: string, schemas: readonly SchemaFile[]): [string, string][] {
  const file = schemas.find((one) => one.path === ENVIRONMENT_PATH);
  const full = path.join(root, PAGE);
  if (!file || !existsSync(full)) return [];
  const page = readFileSync(full, 'utf8');
  const [before, rest = ''] = page.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new SourceError(`${PAGE}: needs the lines "${BEGIN.trim()}" and "${END}"`);
  return [[PAGE, `${before}${BEGIN}\n${buildTable(file.schema)}\n${END}${after}`]];
}

function buildTable({ properties }: JsonObject): string {
  const rows = Object.entries(isObject(properties) ? properties : {}).map(([name, rule]) =>
    isObject(rule) ? buildRow(name, rule) : '',
  );
  return ['| variable | meaning | is | default |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

function buildRow(name: string, rule: JsonObject): string {
  const secret = rule.writeOnly === true ? ' **Secret.**' : '';
  const fallback = rule.default === undefined ? '–' : `\`${String(rule.default)}\``;
  return `| \`${name}\` | ${String(rule.description)}${secret} | ${describe(rule)} | ${fallback} |`;
}

function describe(rule: JsonObject): string {
  if (Array.isArray(rule.enum)) return rule.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (rule.type === 'integer') return `a whole number, ${rule.minimum} to ${rule.maximum}`;
  if (rule.type === 'number') return `a number, ${rule.minimum} to ${rule.maximum}`;
  if (rule.minLength !== undefined) return `at least ${rule.minLength} characters`;
  return String(rule['x-message']);
}
