/**
 * A line for each page that is not a brand's: of the sandbox and of the list of all brands unless a backend is named, of the
 * studio where it is on; and where the guide is.
 *
 * @param {string} origin
 * @param {Readonly<Record<string, string | undefined>>} env that the server is started with
 * @returns {string[]}
 */
export function listToolLinks(origin, { BFF_URL, STUDIO }) {
  return [
    ...(BFF_URL ? [] : [`  Sandbox: payments, codes, numbers to try  ${origin}/sandbox`]),
    ...(STUDIO === 'on' ? [`  Studio: every brand, screen and flow  ${origin}/studio`] : []),
    ...(BFF_URL ? [] : [`  All brands on one page  ${origin}/`]),
    '  Guide to brands without programming  docs/operators/pt-BR/README.md, in English docs/operators/en/README.md',
  ];
}
