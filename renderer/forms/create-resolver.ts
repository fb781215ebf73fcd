import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { Messages } from '../../schemas/generated/types';
import type { FormValidator } from '../../schemas/generated/validator';
import { mendCode, mendText } from '../../schemas/mend-text';
import { nameFormRule } from '../../schemas/name-form-rule';
import type { FieldErrors } from '../contract/step-result';

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
  return (typed, _context, options) => {
    const values = cleanAll(typed);
    const errors: Record<string, FieldError> = {};
    for (const validate of validators()) {
      if (validate(values)) continue;
      for (const { instancePath, keyword, params } of validate.errors ?? []) {
        const path = [...instancePath.split('/').slice(1), ...(params.missingProperty ? [params.missingProperty] : [])];
        const rule = nameFormRule(keyword, params.format);
        // A condition repeats the error of a field for the group around it.
        if (path.length > 0 && keyword !== 'if') errors[path.join('.')] ??= errorOf(rule, messages);
      }
    }
    for (const [field, rule] of Object.entries(findErrors(values))) errors[field] ??= errorOf(rule, messages);
    const isClean = Object.keys(errors).length === 0;
    return isClean ? { values, errors: {} } : { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** The second card's fields are a group of their own. */
function cleanAll(typed: FieldValues): FieldValues {
  const entries = Object.entries(typed).map(([field, value]) => {
    if (typeof value === 'string') return [field, clean(value)];
    return [field, typeof value === 'object' && value !== null ? cleanAll(value) : value];
  });
  return Object.fromEntries(entries);
}

/** What looks the same is sent the same. Within an e-mail address every character counts. */
function clean(text: string): string {
  return text.includes('@') ? mendText(text) : mendCode(text);
}

/** Message of a broken rule. A backend rule without a message counts as `invalid`. */
export function errorOf(rule: string, messages: Messages): FieldError {
  const type = Object.hasOwn(messages, rule) ? rule : 'invalid';
  return { type, message: messages[type] ?? rule };
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
