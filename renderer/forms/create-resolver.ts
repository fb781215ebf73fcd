import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { Messages } from '../../schemas/generated/types';
import type { FormValidator } from '../../schemas/generated/validator';
import { nameFormRule } from '../../schemas/name-form-rule';

/** Includes the accents that a keyboard produces without a letter. */
const apostrophe = /[`´ʹ-ʽˈ‘’‛′＇]/g;
const hyphen = /[\p{Pd}−]/gu;

/** Compiled validators → react-hook-form resolver. A field shows its first broken rule, with the locale's message. */
export function createResolver(
  validators: () => readonly FormValidator<unknown>[],
  messages: Messages,
): Resolver<FieldValues> {
  return (typed, _context, options) => {
    const values: FieldValues = {};
    for (const [field, value] of Object.entries(typed))
      values[field] = typeof value === 'string' ? clean(value) : value;
    const errors: Record<string, FieldError> = {};
    for (const validate of validators()) {
      if (validate(values)) continue;
      for (const { instancePath, keyword, params } of validate.errors ?? []) {
        const field = String(params.missingProperty ?? instancePath.slice(1));
        const rule = nameFormRule(keyword, params.format);
        if (field !== '') errors[field] ??= errorOf(rule, messages);
      }
    }
    const isClean = Object.keys(errors).length === 0;
    return isClean ? { values, errors: {} } : { values: {}, errors: toNestErrors(errors, options) };
  };
}

/**
 * Normalizes equal-looking text: trims it, drops invisible characters, composes letters (NFC), unifies apostrophes and
 * hyphens. In an e-mail address every character counts.
 */
function clean(text: string): string {
  const visible = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize();
  return visible.includes('@') ? visible : visible.replace(apostrophe, "'").replace(hyphen, '-');
}

/** Message of a broken rule. A backend rule without a message counts as `invalid`. */
export function errorOf(rule: string, messages: Messages): FieldError {
  const type = Object.hasOwn(messages, rule) ? rule : 'invalid';
  return { type, message: messages[type] ?? rule };
}
