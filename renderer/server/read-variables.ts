import { distance } from 'fastest-levenshtein';
import schema from '../../schemas/environment.schema.json' with { type: 'json' };
import { validateServerVariables } from '../../schemas/generated/environment.mjs';
import type { ServerVariables } from '../../schemas/generated/types';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a variable may be, as the schema says it. */
interface VariableRule {
  type?: string;
  default?: string | number;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  'x-message'?: string;
}

/** Rules by variable, in the order of the documentation. */
export const variableRules: Readonly<Record<string, VariableRule>> = schema.properties;

type Rules = typeof schema.properties;
type DefaultedName = { [Name in keyof Rules]: Rules[Name] extends { default: unknown } ? Name : never }[keyof Rules];

/** Variables of this server: those that are not set have their defaults. */
export type Variables = ServerVariables & Required<Pick<ServerVariables, DefaultedName>>;

/** A number as operators write it: no sign but a minus, no exponent, no unit. */
const decimal = /^-?\d+(?:\.\d+)?$/;

/** An empty variable counts as unset, except this one: an empty name would sell with the links of a test. */
const neverEmpty = 'APP_ENV';

/**
 * Checks the environment against `schemas/environment.schema.json`.
 *
 * @returns the valid variables, with defaults and with numbers as numbers, and one fault for each other one: its name and what it should
 * be, never its value
 */
export function readVariables(env: Environment): { variables: Variables; faults: string[] } {
  const given: Record<string, string | number> = {};
  for (const [name, rule] of Object.entries(variableRules)) {
    const text = env[name];
    if (text !== undefined && (text !== '' || name === neverEmpty))
      given[name] = isNumber(rule) && decimal.test(text) ? Number(text) : text;
    else if (rule.default !== undefined) given[name] = rule.default;
  }
  const variables = given as object as Variables;
  if (validateServerVariables(given)) return { variables, faults: [] };
  const wrong = new Set((validateServerVariables.errors ?? []).map(({ instancePath }) => instancePath.slice(1)));
  const faults = [...wrong].map((name) => `${name} is not ${describeRule(variableRules[name] ?? {})}`);
  for (const name of wrong) delete given[name];
  return { variables, faults };
}

/** Words for what a variable should be. */
function describeRule(rule: VariableRule): string {
  if (rule.enum) return rule.enum.join(' or ');
  if (isNumber(rule)) {
    const kind = rule.type === 'integer' ? 'a whole number' : 'a number';
    return `${kind} from ${rule.minimum} to ${rule.maximum}`;
  }
  if (rule.minLength !== undefined) return `a text of at least ${rule.minLength} characters`;
  return rule['x-message'] ?? 'a text';
}

function isNumber({ type }: VariableRule): boolean {
  return type === 'integer' || type === 'number';
}

/** Warnings for variables whose names almost are one of ours: nothing reads them. */
export function listMisspelt(env: Environment): string[] {
  const known = Object.keys(variableRules);
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const near = known.filter((one) => !env[one] && distance(name, one) <= Math.min(2, one.length / 4));
      return near.length === 0 ? [] : [`${name} is no variable of this server: is it ${near.join(' or ')}?`];
    });
}
