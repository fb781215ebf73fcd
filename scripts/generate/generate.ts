import { buildChecks } from './build-checks';
import { buildMethodCode, buildTemplateCode, formValidatorPath } from './build-code';
import { buildFormRules, buildOldKeys, buildOwnKeys } from './build-config-lists';
import { buildCallRoutes, buildContract } from './build-contract';
import { buildCopyKeys } from './build-copy-keys';
import { buildFlowSchema } from './build-flow-schema';
import { buildMethodTraits } from './build-method-traits';
import { buildOpenapi } from './build-openapi';
import { buildPatternMessages } from './build-pattern-messages';
import { buildSessionParts } from './build-session-parts';
import { buildSessionSchemas } from './build-session-schemas';
import { buildTypes } from './build-types';
import { buildRuntime, buildValidators, type ValidatorModule } from './build-validators';
import { buildVariableTable } from './build-variable-table';
import type { Outputs } from './compare-files';
import { type Finding, lintSchemas } from './lint-schemas';
import { lintTemplates } from './lint-templates';
import {
  METHOD_SCHEMA_PATH,
  METHODS_DIR,
  readSources,
  type SchemaFile,
  type SessionPart,
  SourceError,
  type Sources,
} from './read-sources';
import { typeName } from './schema-set';
import { isObject } from './schema-walk';

export interface Generated {
  /** Generated files; those that a finding prevents are absent. */
  outputs: Outputs;
  findings: Finding[];
}

/**
 * Generates everything from the sources under `root`, the repository. Writes nothing. Throws a SourceError for an
 * unreadable source. Every other mistake is a finding, and stops only what depends on it.
 */
export async function generate(root: string): Promise<Generated> {
  const sources = readSources(root);
  const flow = buildFlowSchema(sources);
  const made = [flow, ...buildSessionSchemas(sources)];
  const written = [...made, ...sources.schemas.filter(({ path }) => path === METHOD_SCHEMA_PATH)];
  const files = [...sources.schemas.filter((file) => file.room !== 'frame'), ...made];
  const findings = [...lintSchemas(sources.schemas, made), ...lintTemplates(sources)];
  const outputs = new Map<string, string>();
  const builders: (() => [string, string][] | Promise<[string, string][]>)[] = [
    async () => [['schemas/generated/types.ts', await buildTypes(sources, files)]],
    () => [['schemas/generated/pattern-messages.ts', buildPatternMessages(sources)]],
    () => [['schemas/generated/own-keys.ts', buildOwnKeys(sources.schemas)]],
    () => [['schemas/generated/old-keys.ts', buildOldKeys(sources.schemas)]],
    () => [['schemas/generated/form-rules.ts', buildFormRules(sources)]],
    () => [['schemas/generated/copy-keys.ts', buildCopyKeys(root, sources)]],
    () => written.map(({ path, schema }) => [path, `${JSON.stringify(schema, null, 2)}\n`]),
    () => buildRuntime(),
    ...validatorModules(sources, files).map((module) => () => buildValidators(module, files, sources.formats)),
    () => buildTemplateCode(sources),
    () => buildMethodCode(sources),
    () => buildMethodTraits(sources),
    () => buildSessionParts(sources),
    () => buildChecks(sources),
    () => [['schemas/generated/contract.ts', buildContract(sources, files)]],
    () => [['schemas/generated/call-routes.ts', buildCallRoutes(sources, files)]],
    () => [['schemas/generated/openapi.json', buildOpenapi(sources, files)]],
    () => buildVariableTable(root, sources.schemas),
  ];
  for (const build of builders) {
    try {
      for (const [path, content] of await build()) outputs.set(path, content);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      findings.push(error.message);
    }
  }
  return { outputs, findings };
}

function validatorModules(
  { templates, methods, asks, sessionParts }: Sources,
  files: readonly SchemaFile[],
): ValidatorModule[] {
  const rooms = (['config', 'api', 'session', 'environment'] as const).map(
    (room): ValidatorModule => ({
      path: `schemas/generated/${room}.mjs`,
      exports: files
        .filter((file) => file.room === room && !isOfMemory(file, sessionParts))
        .map((file) => ({ name: `validate${typeName(file)}`, file })),
      room,
    }),
  );
  const document = { id: 'document', dir: METHODS_DIR };
  const forms = [...templates, ...methods, ...asks, document].flatMap((folder): ValidatorModule[] => {
    const file = files.find(({ path }) => path === `${folder.dir}/${folder.id}.form.schema.json`);
    return file ? [{ path: formValidatorPath(folder), exports: [{ name: 'validate', file }], room: 'form' }] : [];
  });
  return [...rooms, ...forms];
}

/** Whether no code reads data by this schema: a session part without a key, or examples. */
function isOfMemory({ path }: SchemaFile, parts: readonly SessionPart[]): boolean {
  const part = parts.find(({ dir }) => path.startsWith(`${dir}/`));
  if (!part) return false;
  const { keys } = part.declaration;
  return !(Array.isArray(keys) && keys.some((key) => isObject(key) && path === `${part.dir}/${String(key.schema)}`));
}
