/**
 * A line for each page of the tools: the sandbox and the brand list without a backend, the studio if it is on, and the
 * guide.
 *
 * @param {string} origin
 * @param {Readonly<Record<string, string | undefined>>} env environment of the server
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
