import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { findStaleFiles, writeStaleFiles } from '../compare-files';
import { generate } from '../generate';
import type { JsonObject } from '../schema-walk';

/** Files of a repository: path → text, or an object that is written as JSON. */
export type Files = Record<string, string | object>;

/** A closed object schema; adds both descriptions to properties without them. */
export function closedSchema(title: string, properties: Record<string, JsonObject>, more: JsonObject = {}): JsonObject {
  const described = Object.entries(properties).map(([key, schema]) => [
    key,
    { description: `The ${key}.`, markdownDescription: `O ${key}.`, ...schema },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description: `A ${title}.`,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(described) as JsonObject,
    ...more,
  };
}

const manifestOf = (id: string) => ({ name: { 'pt-BR': `Tela ${id}`, en: `Screen ${id}` }, route: `/${id}` });

/** A session part that the player stores under one key. */
export function sessionPart(name: string, key: object, more: object = {}): object {
  const stored = { name, owner: 'product', lifetimeMs: 86_400_000, ...key };
  const words = { en: 'something', 'pt-BR': 'algo' };
  return { description: `What ${name} holds.`, words, keys: [stored], endsWith: [], ...more };
}

/** A closed object schema, with the properties that the player adds to a value. */
export function storedSchema(title: string, properties: Record<string, JsonObject>): JsonObject {
  return closedSchema(title, { ...properties, savedAt: { type: 'integer' }, productCode: text, area: text });
}

const text: JsonObject = { type: 'string' };
const step = { required: ['id', 'templateId'] };

/** Props that every step's schema must have. */
export const stepProps: Record<string, JsonObject> = { plan: text, voucher: text, media: text };

/** Words of its payment methods. */
export const methodWords = {
  cash: '',
  'cash-hint': '',
  'cash-handover': '',
  pix: '',
  'pix-hint': '',
  'voucher-code': '',
  'voucher-code-hint': '',
  'voucher-code-note': '',
};

/** One instance of everything that the generator reads. */
export const smallRepository: Files = {
  'schemas/formats/full-name.ts': 'export const isFullName = (value: string): boolean => value.includes(" ");\n',
  'schemas/formats/email.ts': 'export function isEmail(value: string): boolean {\n  return value.includes("@");\n}\n',
  'schemas/x-messages.en.json': { 'uma cor': 'a colour' },
  'schemas/flow-frame.schema.json': closedSchema(
    'Flow',
    {
      id: { type: 'string', maxLength: 64 },
      steps: {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: closedSchema('Frame', { id: text, flag: { $ref: './flag-name.schema.json' } }, step),
      },
    },
    { required: ['id', 'steps'] },
  ),
  'schemas/manifest.schema.json': closedSchema('Manifest', {
    name: { type: 'object', additionalProperties: false, properties: {} },
    route: { type: 'string' },
  }),
  'schemas/theme.schema.json': closedSchema(
    'Theme',
    { colour: { $ref: '#/$defs/colour' } },
    {
      $defs: { colour: { type: 'string', pattern: '^#', 'x-message': 'uma cor' } },
    },
  ),
  'schemas/brand.schema.json': closedSchema('Brand', {
    light: { $ref: './theme.schema.json', description: 'By day.' },
    dark: { $ref: './theme.schema.json', description: 'By night.' },
  }),
  'schemas/session-part.schema.json': readFileSync('schemas/session-part.schema.json', 'utf8'),
  'renderer/session/parts/lead/lead.part.json': sessionPart('dataLead', { schema: 'lead.part.schema.json' }),
  'renderer/session/parts/lead/lead.part.schema.json': storedSchema('DataLead', {
    leadId: { type: 'string', minLength: 1 },
  }),
  'templates/lead/lead.manifest.json': manifestOf('lead'),
  'templates/lead/lead.view.tsx': '',
  'templates/lead/lead.step.ts':
    'export async function submit() {}\nexport const actions = {};\nexport function settle() {}\n',
  'templates/lead/lead.step.schema.json': closedSchema('LeadStepProps', stepProps),
  'templates/lead/lead.form.schema.json': closedSchema(
    'LeadForm',
    {
      name: { type: 'string', format: 'full-name' },
      email: { type: 'string', format: 'email', maxLength: 5 },
      nickname: { type: 'string' },
    },
    {
      required: ['name'],
      if: { required: ['email'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['nickname'] },
    },
  ),
  'templates/plan-choice/plan-choice.manifest.json': manifestOf('plan-choice'),
  'templates/plan-choice/plan-choice.view.tsx': '',
  'templates/plan-choice/plan-choice.step.schema.json': closedSchema(
    'PlanChoiceStepProps',
    { ...stepProps, plans: { type: 'array', items: { type: 'string' } } },
    { required: ['plans'] },
  ),
  'schemas/flag-name.schema.json': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'FlagName',
    description: 'Name of a flag.',
    type: 'string',
    maxLength: 64,
  },
  'brands/_base/copy.pt-BR.json': { methods: methodWords },
  'renderer/payment-form/methods/cash.method.json': { confirms: 'here', isInPerson: true, icon: 'Banknote' },
  'renderer/payment-form/methods/voucher-code.method.json': {
    confirms: 'code',
    icon: 'Ticket',
    payText: 'payVoucher',
    spellings: ['vouchercode'],
    aliases: ['vale'],
  },
  'renderer/payment-form/methods/pix/pix.method.json': { confirms: 'code', icon: 'QrCode' },
  'renderer/payment-form/methods/pix/pix.view.tsx': '',
  'renderer/payment-form/methods/pix/pix.entries.ts': '',
  'renderer/payment-form/methods/pix/pix.form.schema.json': closedSchema('PixForm', {
    name: { type: 'string', format: 'full-name' },
  }),
};

/** Writes the files to a new folder, which the test removes; returns its path. */
export function makeRepository(files: Files): string {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-generate-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

/** Generates into the repository like `--write`; returns the generated files. */
export async function generateInto(root: string): Promise<ReadonlyMap<string, string>> {
  const { outputs, findings } = await generate(root);
  if (findings.length > 0) throw new Error(findings.join('\n'));
  writeStaleFiles(root, outputs, findStaleFiles(root, outputs));
  return outputs;
}
