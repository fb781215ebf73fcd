import { type CheckedPart, checkSessionParts } from './check-session-parts';
import { camelCase, literalUnion, pascalCase } from './names';
import type { Sources } from './read-sources';
import { typeName } from './schema-set';
import { type File, importOf, listOf, moduleOf, objectOf } from './write-code';

const DIR = 'renderer/session/parts';
/** Default lifetime of a stored value; the storage code knows it. */
const DAY_MS = 86_400_000;
const KEY_TYPE = "import type { PartKey } from './lifetimes.generated';";

/**
 * Generates the code of the session's parts, split by who loads it. One file each for types and empty values, keys,
 * writing, and restoring, whose validators are large.
 */
export function buildSessionParts(sources: Sources): File[] {
  const parts = checkSessionParts(sources);
  const keys = parts.flatMap((part) => part.keys);
  const others = keys.filter(({ lifetimeMs }) => lifetimeMs !== DAY_MS);
  const lasting = parts.flatMap(({ id, keys: own }): [string, string][] => {
    const names = namesOf(own.filter(({ isOfTab, isOfVisit }) => !isOfTab && !isOfVisit));
    return names.length > 0 ? [[camelCase(id), listOf(names)]] : [];
  });
  return [
    [`${DIR}/fields.generated.ts`, fieldsModule(parts)],
    [
      `${DIR}/keys.generated.ts`,
      moduleOf(
        KEY_TYPE,
        '\n/** Storage keys shared by all tabs. */',
        `export const storedKeys: readonly PartKey[] = ${listOf(namesOf(keys.filter(({ isOfTab }) => !isOfTab)))};`,
      ),
    ],
    [
      `${DIR}/lifetimes.generated.ts`,
      moduleOf(
        `export type PartKey = ${literalUnion(namesOf(keys))};`,
        '\n/** Keys of this tab alone. */',
        `export const tabKeys: readonly string[] = ${listOf(namesOf(keys.filter(({ isOfTab }) => isOfTab)))};`,
        '\n/** Lifetime of a stored value in milliseconds. Default: one day. */',
        `export function lifetimeMsOf(${parameter('key', others)}: string): number {`,
        `  return ${others.map(({ name, lifetimeMs }) => `key === '${name}' ? ${lifetimeMs} : `).join('')}${DAY_MS};\n}`,
      ),
    ],
    [
      `${DIR}/need-keys.generated.ts`,
      moduleOf(
        KEY_TYPE,
        '\n/** Storage keys of a product that last for a step, by need. */',
        `export const needKeys: Readonly<Record<string, readonly PartKey[] | undefined>> = ${objectOf(lasting)};`,
      ),
    ],
    [`${DIR}/registry.generated.ts`, registryModule(parts)],
    [`${DIR}/restore.generated.ts`, restoreModule(parts)],
  ];
}

function fieldsModule(parts: readonly CheckedPart[]): string {
  const names = parts.filter(hasFields).map(({ id }) => pascalCase(id));
  const plain = parts.flatMap((part) =>
    hasFields(part) || !part.schema ? [] : [{ ...part, type: typeName(part.schema) }],
  );
  const bases = (suffix: string) =>
    names.length > 0 ? ` extends ${names.map((name) => name + suffix).join(', ')}` : '';
  const empty = (chosen: readonly CheckedPart[]) =>
    chosen.map((part) => (hasFields(part) ? `...empty${pascalCase(part.id)}` : `${part.field}: null`));
  const ended = parts.filter(isEndedByPurchase);
  const others = parts.filter((part) => !isEndedByPurchase(part));
  return moduleOf(
    importOf(
      plain.map(({ type }) => type),
      '../../../schemas/generated/types',
      'import type',
    ),
    ...parts.filter(hasFields).map(({ id }) => {
      const name = pascalCase(id);
      return `import { empty${name}, type ${name}Fields, type ${name}Patch } from './${id}/${id}.fields';`;
    }),
    `\nexport interface PartFields${bases('Fields')} {`,
    ...plain.map(({ field, type, declaration }) => `  /** ${declaration.description} */\n  ${field}: ${type} | null;`),
    `}\n\nexport interface PartPatches${bases('Patch')} {`,
    ...plain.map(({ field, type }) => `  ${field}?: ${type} | null;`),
    '}\n\n/** Parts that the player writes: those without an `apply`. */',
    `export type ValueField = ${literalUnion(parts.filter((part) => !hasApply(part)).map(({ field }) => field))};`,
    '\n/** The session of a buyer whose purchase is over: the parts that end with it, empty. */',
    `export const endedByPurchase = { ${empty(ended).join(', ')} } satisfies Partial<PartFields>;`,
    `\nexport const emptyParts: PartFields = { ${['...endedByPurchase', ...empty(others)].join(', ')} };`,
  );
}

function registryModule(parts: readonly CheckedPart[]): string {
  const withCode = parts.filter(({ codeExports }) => codeExports.length > 0);
  const first = parts.find(isEndedByLead);
  const ended = parts.filter(isEndedByPurchase).flatMap(({ keys }) => keys);
  const ofProduct = namesOf(ended.filter(({ isOfVisit }) => !isOfVisit));
  return moduleOf(
    "import type { OfferedPlan } from '../../../model/money/offered-plan';",
    "import type { SessionPartId } from '../../../schemas/generated/types';",
    first ? "import { payerOf } from '../purchase-owner';" : '',
    "import { removeStored } from '../browser-storage';",
    "import type { Session, SessionChange, SessionOwner } from '../session';",
    parts.every(hasApply) ? '' : "import { writeValue } from '../write-value';",
    ...withCode.map(({ id, word }) => `import * as ${word}Part from './${id}/${id}.part';`),
    "import { endedByPurchase } from './fields.generated';",
    '\n/** Writes a patch, each part after those that its code reads. */',
    'export function writeParts(change: SessionChange): void {',
    ...parts.map((part) => writeCall(part, part === first)),
    '}\n\n/** Forgets the parts that end with the purchase, in the storage too. */',
    'export function endPurchase(next: Session, owner: SessionOwner): void {',
    '  Object.assign(next, endedByPurchase);',
    `  for (const key of ${listOf(ofProduct)} as const) removeStored(key, owner);`,
    ...ended.filter(({ isOfVisit }) => isOfVisit).map(({ name }) => `  removeStored('${name}');`),
    '}\n\n/** Whether the session holds what a step needs. @param plan of the step */',
    'export function holds(session: Session, part: SessionPartId,',
    `${parameter('plan', withCode.filter(hasHolds))}: OfferedPlan | undefined): boolean {`,
    ...parts.map(holdsLine),
    '  return session[part] !== null;\n}',
  );
}

/** Empty for a part whose word is its field: then the test for null is enough. */
function holdsLine(part: CheckedPart): string {
  const { word, field } = part;
  if (hasHolds(part)) return `  if (part === '${word}') return ${word}Part.holds(session, plan);`;
  return word === field ? '' : `  if (part === '${word}') return session.${field} !== null;`;
}

/** @param isFirst whether it is the first part that ends with another lead: all of them come after the lead */
function writeCall(part: CheckedPart, isFirst: boolean): string {
  const { word, field, keys } = part;
  if (hasApply(part)) return `  ${word}Part.apply(change);`;
  const key = keys.map(({ name }) => `, '${name}'`).join('') || (isEndedByLead(part) ? ', undefined' : '');
  const whose = keys.some(({ isOfVisit }) => isOfVisit) ? '{ ...change, owner: undefined }' : 'change';
  const call = `  writeValue(${whose}, '${field}'${key}${isEndedByLead(part) ? ', isOtherLead' : ''});`;
  if (!isFirst) return call;
  return `  const { session, next } = change;
  const isOtherLead = session.leadId !== null && payerOf(next) !== payerOf(session);
${call}`;
}

function restoreModule(parts: readonly CheckedPart[]): string {
  const validators: string[] = [];
  const restorers = parts.flatMap(({ keys: [key], parts: files, word, field }) => {
    if (!key) return [];
    if (files.has('restore.ts') || !key.schema) return `  ${word}Restore,`;
    const validate = `validate${typeName(key.schema)}`;
    validators.push(validate);
    const [visit, owner] = key.isOfVisit ? ['', ''] : ['{ owner }', ', owner'];
    return `  (${visit}) => ({ ${field}: readStored('${key.name}', ${validate}${owner}) ?? null }),`;
  });
  const withCode = parts.filter(({ keys, parts: files }) => keys.length > 0 && files.has('restore.ts'));
  return moduleOf(
    importOf(validators, '../../../schemas/generated/session.mjs'),
    importOf(validators.length > 0 ? ['readStored'] : [], '../browser-storage'),
    "import type { RestoredVisit, Session } from '../session';",
    ...withCode.map(({ id, word }) => `import { restore as ${word}Restore } from './${id}/${id}.restore';`),
    '\n/** Each part after those that its code reads. */',
    'export const restorers: readonly ((visit: RestoredVisit) => Partial<Session>)[] = [',
    ...restorers,
    '];',
  );
}

function hasFields({ parts }: CheckedPart): boolean {
  return parts.has('fields.ts');
}

function hasApply({ codeExports }: CheckedPart): boolean {
  return codeExports.includes('apply');
}

function hasHolds({ codeExports }: CheckedPart): boolean {
  return codeExports.includes('holds');
}

function isEndedByLead({ endsWith }: CheckedPart): boolean {
  return endsWith.includes('other-lead');
}

function isEndedByPurchase({ endsWith }: CheckedPart): boolean {
  return endsWith.includes('purchase-over');
}

/** Parameter name; marks an unused one with an underscore. */
function parameter(name: string, uses: readonly unknown[]): string {
  return uses.length > 0 ? name : `_${name}`;
}

function namesOf(keys: readonly { name: string }[]): string[] {
  return keys.map(({ name }) => name);
}
