import { expect, test } from 'vitest';
import { generate } from './generate';
import { closedSchema, makeRepository, smallRepository } from './testing/small-repository';

async function typesOf(files: Record<string, string | object>): Promise<{ types: string; findings: string[] }> {
  const { outputs, findings } = await generate(makeRepository(files));
  return { types: outputs.get('schemas/generated/types.ts') ?? '', findings };
}

test('every schema becomes one type, and references use its name', async () => {
  const { types } = await typesOf(smallRepository);
  const names = [...types.matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /\d$/.test(name ?? ''))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['Brand', 'Theme', 'Colour', 'DataLead', 'LeadForm', 'PixForm', 'Flow']),
  );
  expect(names).not.toContain('EveryTypeOnce');
  expect(types).toContain('  /**\n   * By night.\n   */\n  dark?: Theme;');
  expect(types).toContain('colour?: Colour;');
});

test('the steps become a union discriminated by templateId', async () => {
  const { types } = await typesOf(smallRepository);
  expect(types).toContain('export type Step = LeadStep | PlanChoiceStep;');
  expect(types).toMatch(/interface LeadStep \{[^}]*templateId: 'lead';[^}]*props\?: LeadStepProps;/s);
  expect(types).toMatch(/interface PlanChoiceStep \{[^}]*props: PlanChoiceStepProps;/s);
});

test('the id types list the templates, payment methods and rules', async () => {
  const { types } = await typesOf(smallRepository);
  expect(types).toContain("export type TemplateId = 'lead' | 'plan-choice';");
  expect(types).toContain("export type MethodId = 'cash' | 'pix' | 'voucher-code';");
  expect(types).toContain("export type RuleId = 'email' | 'full-name';");
});

test('a value without a rule has the type unknown, not an object', async () => {
  const { types } = await typesOf({
    ...smallRepository,
    'schemas/anything.schema.json': closedSchema('Anything', { value: { description: 'Any JSON value.' } }),
  });
  expect(types).toMatch(/interface Anything \{[^}]*value\?: unknown;/s);
});

test('the generator reports two different types with the same name', async () => {
  const inline = { type: 'object', title: 'Inline', additionalProperties: false, properties: {} };
  const { findings } = await typesOf({
    ...smallRepository,
    'schemas/twice.schema.json': closedSchema('Twice', {
      a: inline,
      b: { ...inline, additionalProperties: { type: 'string' } },
    }),
  });
  expect(findings).toEqual(['schemas/generated/types.ts: Inline is printed twice (Inline1): give one another title']);
});

test('a type name that ends in a digit is not reported as a duplicate', async () => {
  const { findings, types } = await typesOf({
    ...smallRepository,
    'schemas/api/v2.schema.json': closedSchema('RenewV2', { a: { type: 'string' } }),
  });
  expect(findings).toEqual([]);
  expect(types).toContain('export interface RenewV2 {');
});
