import { type CheckedPart, checkSessionParts } from './check-session-parts';
import { camelCase, HEADER, literalUnion, objectKey, pascalCase, sorted } from './names';
import type { Sources } from './read-sources';
import { typeName } from './schema-set';

type File = [path: string, content: string];

const DIR = 'renderer/session/parts';
/** Default lifetime of a stored value; the storage code knows it. */
const DAY_MS = 86_400_000;

/**
 * Generates the code of the session's parts, split by who loads it. One file each for types and empty values, keys,
 * writing, and restoring, whose validators are large.
 */
export function buildSessionParts(sources: Sources): File[] {
  const parts = checkSessionParts(sources);
  return [
    [`${DIR}/fields.generated.ts`, fieldsModule(parts)],
    [`${DIR}/keys.generated.ts`, keysModule(parts)],
    [`${DIR}/lifetimes.generated.ts`, lifetimesModule(parts)],
    [`${DIR}/need-keys.generated.ts`, needKeysModule(parts)],
    [`${DIR}/registry.generated.ts`, registryModule(parts)],
    [`${DIR}/restore.generated.ts`, restoreModule(parts)],
  ];
}

function fieldsModule(parts: readonly CheckedPart[]): string {
  const own = parts.filter(hasFields);
  const plain = parts.flatMap((part) =>
    hasFields(part) || !part.schema ? [] : [{ ...part, type: typeName(part.schema) }],
  );
  const names = own.map(({ id }) => pascalCase(id));
  const bases = (suffix: string) =>
    names.length > 0 ? ` extends ${names.map((name) => name + suffix).join(', ')}` : '';
  const ended = parts.filter(({ endsWith }) => endsWith.includes('purchase-over'));
  const others = parts.filter((part) => !ended.includes(part));
  return [
    HEADER,
    importTypes(plain.map(({ type }) => type)),
    ...own.map(({ id }) => {
      const name = pascalCase(id);
      return `import { empty${name}, type ${name}Fields, type ${name}Patch } from './${id}/${id}.fields';\n`;
    }),
    `\nexport interface PartFields${bases('Fields')} {\n`,
    ...plain.map(
      ({ field, type, declaration }) => `  /** ${declaration.description} */\n  ${field}: ${type} | null;\n`,
    ),
    `}\n\nexport interface PartPatches${bases('Patch')} {\n`,
    ...plain.map(({ field, type }) => `  ${field}?: ${type} | null;\n`),
    '}\n\n/** Parts that the player writes: those without an `apply`. */\n',
    `export type ValueField = ${literalUnion(parts.filter((part) => !isWritten(part)).map(({ field }) => field))};\n`,
    '\n/** The session of a buyer whose purchase is over: the parts that end with it, empty. */\n',
    `export const endedByPurchase = { ${emptyEntries(ended).join(', ')} } satisfies Partial<PartFields>;\n`,
    `\nexport const emptyParts: PartFields = { ${['...endedByPurchase', ...emptyEntries(others)].join(', ')} };\n`,
  ].join('');
}

function keysModule(parts: readonly CheckedPart[]): string {
  const keys = parts.flatMap((part) => part.keys).filter(({ isOfTab }) => !isOfTab);
  return `${HEADER}import type { PartKey } from './lifetimes.generated';

/** Storage keys shared by all tabs. */
export const storedKeys: readonly PartKey[] = ${list(keys)};
`;
}

function needKeysModule(parts: readonly CheckedPart[]): string {
  const entries = parts.flatMap(({ id, keys }) => {
    const lasting = keys.filter(({ isOfTab, isOfVisit }) => !isOfTab && !isOfVisit);
    return lasting.length > 0 ? [`  ${objectKey(camelCase(id))}: ${list(lasting)},\n`] : [];
  });
  return `${HEADER}import type { PartKey } from './lifetimes.generated';

/** Storage keys of a product that a step's need lasts in, by need. */
export const needKeys: Readonly<Record<string, readonly PartKey[] | undefined>> = {
${entries.join('')}};
`;
}

function lifetimesModule(parts: readonly CheckedPart[]): string {
  const keys = parts.flatMap((part) => part.keys);
  const others = keys.filter(({ lifetimeMs }) => lifetimeMs !== DAY_MS);
  const chosen = others.map(({ name, lifetimeMs }) => `key === '${name}' ? ${lifetimeMs} : `);
  return `${HEADER}export type PartKey = ${literalUnion(keys.map(({ name }) => name))};

/** Keys of this tab alone. */
export const tabKeys: readonly string[] = ${list(keys.filter(({ isOfTab }) => isOfTab))};

/** Lifetime of a stored value in milliseconds. Default: one day. */
export function lifetimeMsOf(${parameter('key', others)}: string): number {
  return ${chosen.join('')}${DAY_MS};
}
`;
}

function registryModule(parts: readonly CheckedPart[]): string {
  const withCode = parts.filter(({ codeExports }) => codeExports.length > 0);
  const held = parts.filter(({ codeExports }) => codeExports.includes('holds'));
  const plain = parts.filter((part) => !isWritten(part));
  const endedByLead = parts.filter(isEndedByLead);
  const endedByPurchase = parts.filter(({ endsWith }) => endsWith.includes('purchase-over'));
  const ended = endedByPurchase.flatMap(({ keys }) => keys);
  const ofVisit = ended.filter(({ isOfVisit }) => isOfVisit);
  return [
    HEADER,
    "import type { OfferedPlan } from '../../../model/money/offered-plan';\n",
    "import type { SessionPartId } from '../../../schemas/generated/types';\n",
    endedByLead.length > 0 ? "import { payerOf } from '../payer-of';\n" : '',
    "import { removeStored } from '../browser-storage';\n",
    "import type { Session, SessionChange, SessionOwner } from '../session';\n",
    plain.length > 0 ? "import { writeValue } from '../write-value';\n" : '',
    ...withCode.map(({ id, word }) => `import * as ${word}Part from './${id}/${id}.part';\n`),
    "import { endedByPurchase } from './fields.generated';\n",
    '\n/** Writes a patch, each part after those that its code reads. */\n',
    'export function writeParts(change: SessionChange): void {\n',
    ...parts.map((part) => writeCall(part, part === endedByLead[0])),
    '}\n\n/** Forgets the parts that end with the purchase, in the storage too. */\n',
    'export function endPurchase(next: Session, owner: SessionOwner): void {\n',
    '  Object.assign(next, endedByPurchase);\n',
    `  for (const key of ${list(ended.filter(({ isOfVisit }) => !isOfVisit))} as const) removeStored(key, owner);\n`,
    ...ofVisit.map(({ name }) => `  removeStored('${name}');\n`),
    '}\n',
    '\n/** Whether the session holds what a step needs. @param plan of the step */\n',
    'export function holds(session: Session, part: SessionPartId, ',
    `${parameter('plan', held)}: OfferedPlan | undefined): boolean {\n`,
    ...parts.map(holdsLine),
    '  return session[part] !== null;\n}\n',
  ].join('');
}

/** Empty for a part whose word is its field: then the test for null is enough. */
function holdsLine({ word, field, codeExports }: CheckedPart): string {
  if (codeExports.includes('holds')) return `  if (part === '${word}') return ${word}Part.holds(session, plan);\n`;
  return word === field ? '' : `  if (part === '${word}') return session.${field} !== null;\n`;
}

/** @param isFirst whether it is the first part that ends with another lead: all of them come after the lead */
function writeCall(part: CheckedPart, isFirst: boolean): string {
  const { word, field, keys } = part;
  if (isWritten(part)) return `  ${word}Part.apply(change);\n`;
  const key = keys.map(({ name }) => `, '${name}'`).join('') || (isEndedByLead(part) ? ', undefined' : '');
  const whose = keys.some(({ isOfVisit }) => isOfVisit) ? '{ ...change, owner: undefined }' : 'change';
  const call = `  writeValue(${whose}, '${field}'${key}${isEndedByLead(part) ? ', isOtherLead' : ''});\n`;
  if (!isFirst) return call;
  return `  const { session, next } = change;
  const isOtherLead = session.leadId !== null && payerOf(next) !== payerOf(session);
${call}`;
}

function restoreModule(parts: readonly CheckedPart[]): string {
  const stored = parts.filter(({ keys }) => keys.length > 0);
  const withCode = stored.filter(hasRestore);
  const plain = stored.flatMap((part) => {
    const [key] = part.keys;
    return hasRestore(part) || !key?.schema ? [] : [{ part, key, validate: `validate${typeName(key.schema)}` }];
  });
  const entries = stored.map((part) => {
    const read = plain.find((one) => one.part === part);
    if (!read) return `  ${part.word}Restore,\n`;
    return `  (${read.key.isOfVisit ? '' : '{ owner }'}) => ({ ${part.field}: readStored('${read.key.name}', ${read.validate}${read.key.isOfVisit ? '' : ', owner'}) ?? null }),\n`;
  });
  const validators = sorted(new Set(plain.map(({ validate }) => validate)));
  return [
    HEADER,
    validators.length > 0
      ? `import { ${validators.join(', ')} } from '../../../schemas/generated/session.mjs';\nimport { readStored } from '../browser-storage';\n`
      : '',
    "import type { RestoredVisit, Session } from '../session';\n",
    ...withCode.map(({ id, word }) => `import { restore as ${word}Restore } from './${id}/${id}.restore';\n`),
    '\n/** Each part after those that its code reads. */\n',
    `export const restorers: readonly ((visit: RestoredVisit) => Partial<Session>)[] = [\n${entries.join('')}];\n`,
  ].join('');
}

function hasFields({ parts }: CheckedPart): boolean {
  return parts.has('fields.ts');
}

function hasRestore({ parts }: CheckedPart): boolean {
  return parts.has('restore.ts');
}

function isEndedByLead({ endsWith }: CheckedPart): boolean {
  return endsWith.includes('other-lead');
}

function isWritten({ codeExports }: CheckedPart): boolean {
  return codeExports.includes('apply');
}

/** `a: null, ...emptyB`: initial values of a session's parts. */
function emptyEntries(parts: readonly CheckedPart[]): string[] {
  return parts.map((part) => (hasFields(part) ? `...empty${pascalCase(part.id)}` : `${part.field}: null`));
}

/** Parameter name; marks an unused one with an underscore. */
function parameter(name: string, uses: readonly unknown[]): string {
  return uses.length > 0 ? name : `_${name}`;
}

function list(keys: readonly { name: string }[]): string {
  return `[${keys.map(({ name }) => `'${name}'`).join(', ')}]`;
}

function importTypes(types: readonly string[]): string {
  const names = sorted(new Set(types));
  return names.length > 0 ? `import type { ${names.join(', ')} } from '../../../schemas/generated/types';\n` : '';
}
