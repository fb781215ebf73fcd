import { toNestErrors } from '@hookform/resolvers';
import { type FieldError, type FieldValues, get, type Resolver } from 'react-hook-form';
import type { Messages } from '../../schemas/generated/types';
import type { FormValidator } from '../../schemas/generated/validator';
import { nameFormRule } from '../../schemas/name-form-rule';
import type { FieldErrors } from '../contract/step-contract';
import { typingPart } from './typing-part';

/**
 * Compiled validators → react-hook-form resolver. A field shows its first broken rule, with the locale's message.
 *
 * @param findErrors rules between fields, evaluated after each field's own
 */
export function createResolver(
  validators: () => readonly FormValidator<unknown>[],
  messages: Messages,
  findErrors: (values: FieldValues) => FieldErrors = () => ({}),
): Resolver<FieldValues> {
  return async (typed, _context, options) => {
    // Without its chunk, the text counts as typed: a press could send nothing either.
    const values = await typingPart.preload().then(
      ({ mendValues }) => mendValues(typed),
      () => typed,
    );
    const errors: Record<string, FieldError> = {};
    const add = (field: string, rule: string) => {
      errors[field] ??= errorOf(rule, messages, get(values, field));
    };
    for (const validate of validators()) {
      if (validate(values)) continue;
      for (const { instancePath, keyword, params } of validate.errors ?? []) {
        const path = [...instancePath.split('/').slice(1), ...(params.missingProperty ? [params.missingProperty] : [])];
        // A condition repeats the error of a field for the group around it.
        if (path.length > 0 && keyword !== 'if') add(path.join('.'), nameFormRule(keyword, params.format));
      }
    }
    for (const [field, rule] of Object.entries(findErrors(values))) add(field, rule);
    const isClean = Object.keys(errors).length === 0;
    return isClean ? { values, errors: {} } : { values: {}, errors: toNestErrors(errors, options) };
  };
}

/**
 * Message of a broken rule. A backend rule without a message counts as `invalid`.
 *
 * @param value the field's; spec 5 words a wrong CPF and a wrong CNPJ apart where a field takes both
 */
export function errorOf(rule: string, messages: Messages, value?: unknown): FieldError {
  const named = rule === 'registry' ? nameDocument(String(value)) : rule;
  const type = Object.hasOwn(messages, named) ? named : 'invalid';
  return { type, message: messages[type] ?? rule };
}

/** Rule of the document that a value is by its length: 11 digits are a CPF, 14 characters a CNPJ. */
function nameDocument(value: string): string {
  const signs = value.replace(/[^\dA-Za-z]/g, '');
  if (/^\d{11}$/.test(signs)) return 'cpf';
  return signs.length === 14 ? 'cnpj' : 'registry';
}

/**
 * Messages with a screen's own wordings.
 *
 * @param keys rule → key of its message there
 */
export function rewordMessages(messages: Messages, keys: Readonly<Record<string, string>> = {}): Messages {
  const own = Object.entries(keys).map(([rule, key]) => [rule, messages[key] ?? messages[rule] ?? rule]);
  return { ...messages, ...Object.fromEntries(own) };
}
