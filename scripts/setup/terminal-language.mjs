/** @typedef {import('../../checks/findings/describe-finding').AuthorLanguage} AuthorLanguage */

/** @template T @typedef {Readonly<Record<AuthorLanguage, T>>} Words in each language */

/**
 * Language of a terminal's locale: Portuguese for `pt_BR.UTF-8` and its like, else English.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {AuthorLanguage}
 */
export function findTerminalLanguage({ LC_ALL, LC_MESSAGES, LANG }) {
  return /^pt(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'pt-BR' : 'en';
}

/** Language of the set-up and of `npm start`. */
export const terminalLanguage = findTerminalLanguage(process.env);
